// The figures of games that can be compared: in numbers, as plots or tables, and the best of them.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { GameRecord } from '../core/record.ts';
import {
  average,
  bestAndWorst,
  bestFirst,
  type ResultClass,
  type Streaks,
  type Unordered,
} from '../core/stats.ts';
import { figureList, figureStyles } from '../ui/figure-list.ts';
import './best-games.ts';
import './distribution-plot.ts';
import { CLASS_WORDS, numberWords, shareWords } from './figures-words.ts';
import './history-plot.ts';
import { type Played, runsOf } from './history.ts';
import './streak-plot.ts';
import { durationWords } from './time-words.ts';

/** Games from which on a plot says something. */
const ENOUGH = 5;

@customElement('option-figures')
export class OptionFigures extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  /** Which options they are of, in words. */
  @property() of = '';
  @property({ attribute: false }) kind: ResultClass = 'clean';
  @property({ attribute: false }) figures!: Unordered & Partial<Streaks>;
  /** The last games, the first one first. */
  @property({ attribute: false }) history: readonly Played[] = [];
  /** All games, as far as they have been read. */
  @property({ attribute: false }) games: readonly GameRecord[] = [];
  /** Tables in the place of plots. */
  @property({ type: Boolean }) tables = false;

  override render(): TemplateResult {
    const { about, figures } = this;
    const best = bestAndWorst(figures, about.better)?.best;
    return html`<section>
      <h2>${this.of} <small>${CLASS_WORDS[this.kind]}</small></h2>
      ${this.#numbers(best)}
      ${
        figures.played < ENOUGH
          ? html`<p>
              From ${ENOUGH} games on you will see here how they went one after the other, how often
              each result came about, and your wins and losses in a row.
            </p>`
          : nothing
      }
      <div class="plots">
        ${figures.played < ENOUGH ? nothing : this.#plots(best)}
        <best-games .about=${about} .records=${bestFirst(this.games, about.better)}></best-games>
      </div>
    </section>`;
  }

  #plots(best: number | undefined): TemplateResult {
    const { figures, history, tables } = this;
    return html`<history-plot .history=${history} .best=${best} ?table=${tables}></history-plot>
      <distribution-plot
        .distribution=${figures.distribution}
        .today=${history.filter(({ today }) => today).map(({ score }) => score)}
        ?table=${tables}
      ></distribution-plot>
      <streak-plot .runs=${runsOf(history)} ?table=${tables}></streak-plot>`;
  }

  #numbers(best: number | undefined): TemplateResult {
    const { figures } = this;
    const { winning } = this.about;
    const mean = average(figures);
    return figureList([
      ['Played', numberWords(figures.played)],
      [winning === undefined ? 'Won' : `Won (${winning})`, shareWords(figures)],
      ['Best', best === undefined ? '–' : this.about.result([best])],
      ['Average', mean === undefined ? '–' : this.about.result([rounded(mean)])],
      ['Wins in a row now', countOf(figures.streak)],
      ['Most wins in a row', countOf(figures.longestStreak)],
      ['Time played', durationWords(figures.elapsed)],
    ]);
  }

  static override styles = [
    figureStyles,
    css`
      .plots {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        align-items: start;
        gap: 0 32px;
      }
    `,
  ];
}

/** To a tenth, where that says anything. */
function rounded(mean: number): number {
  return mean < 100 ? Math.round(mean * 10) / 10 : Math.round(mean);
}

function countOf(games: number | undefined): string {
  return games === undefined ? '–' : numberWords(games);
}

declare global {
  interface HTMLElementTagNameMap {
    'option-figures': OptionFigures;
  }
}
