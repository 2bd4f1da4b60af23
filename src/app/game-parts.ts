// Loads what a game shows, when it is first needed: the build finds it by the names of its files.

import type { TemplateResult } from 'lit';
import type { GameView, Picture, StatisticsPart } from '../ui/game-view.ts';

const views = import.meta.glob<{ view: GameView }>('../games/*/view/view.ts');
const rulesPages = import.meta.glob<{ rulesPage: TemplateResult }>('../games/*/view/rules-page.ts');
const pictures = import.meta.glob<{ picture: Picture }>('../games/*/view/picture.ts');
const statistics = import.meta.glob<{ statistics: StatisticsPart }>(
  '../games/*/view/statistics.ts',
);

type Parts<P> = Readonly<Record<string, () => Promise<P>>>;

/** Rejects, as the others do, when it cannot be had: offline before everything was kept. */
export async function loadView(game: string): Promise<GameView> {
  return (await part(views, game, 'view')).view;
}

export async function loadRulesPage(game: string): Promise<TemplateResult> {
  return (await part(rulesPages, game, 'rules-page')).rulesPage;
}

export async function loadPicture(game: string): Promise<Picture> {
  return (await part(pictures, game, 'picture')).picture;
}

/** Undefined for a game whose figures are those of every game. */
export async function loadStatistics(game: string): Promise<StatisticsPart | undefined> {
  const load = statistics[pathOf(game, 'statistics')];
  return load && (await load()).statistics;
}

function part<P>(parts: Parts<P>, game: string, file: string): Promise<P> {
  const load = parts[pathOf(game, file)];
  return load ? load() : Promise.reject(new Error(`${game} has no ${file}`));
}

function pathOf(game: string, file: string): string {
  return `../games/${game}/view/${file}.ts`;
}
