// The root element: shows the page that the address names.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { NumberedDeal } from '../core/challenge.ts';
import { type Failure, isFailure } from '../core/game.ts';
import type { Save } from '../core/save.ts';
import { CoverEvent, TellEvent } from '../ui/events.ts';
import { nextTask, whenIdle } from '../ui/frames.ts';
import { shunTaps } from '../ui/second-tap.ts';
import './announcer.ts';
import { feelWhenWanted } from './feel-when-wanted.ts';
import { findAbout, gameList } from './game-list.ts';
import './home-page.ts';
import { takeOpenedFile } from './opened-file.ts';
import type { Received } from './open-link.ts';
import { turnPage, type Way } from './page-turn.ts';
import { type DealRoute, hrefOf, parseRoute, type Route } from './routes.ts';
import { makeServices, type Services } from './services.ts';
import { isUnfinished } from './unfinished.ts';

/** What is shown: a place, or what a link to a deal has turned out to be. */
type Shown =
  | Exclude<Route, DealRoute | { readonly page: 'continue' }>
  | { readonly page: 'shared-game'; readonly game: string; readonly deal: NumberedDeal }
  | {
      readonly page: 'result';
      readonly game: string;
      readonly deal: NumberedDeal;
      readonly received: Received;
    };

const gamePage = (): Promise<unknown> => import('./game-page.ts');
const replayPage = (): Promise<unknown> => import('./replay-page.ts');

/** Pages that are loaded when they are first shown; Home is there from the start. */
const LAZY: Readonly<Record<Exclude<Shown['page'], 'home'>, () => Promise<unknown>>> = {
  game: gamePage,
  'daily-game': gamePage,
  'shared-game': gamePage,
  result: () => import('./result-page.ts'),
  daily: () => import('./daily-page.ts'),
  rules: () => import('./rules-page.ts'),
  statistics: () => import('./statistics-page.ts'),
  replay: replayPage,
  'so-far': replayPage,
  settings: () => import('./settings-page.ts'),
  about: () => import('./about-page.ts'),
};

export class TrayApp extends LitElement {
  @state() private route: Shown | undefined;
  /** A part could not be loaded: offline before everything was kept, or replaced by an update. */
  @state() private broken = false;

  /** A backup that the app was opened with, until Settings has taken it. */
  @state() private opened: File | undefined;

  /** What is to be shown, which waits for the next frame where a page turns. */
  #next: Shown | undefined;

  readonly #services: Services = makeServices((way) => {
    void this.#navigate(way);
  });

  constructor() {
    super();
    // A tap on a sheet may close it, and its second must not reach what lay under it.
    let shunning: Animation | undefined;
    this.addEventListener(CoverEvent.type, ({ covers }) => {
      shunning?.cancel();
      if (!covers) shunning = shunTaps(this);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  async #start(): Promise<void> {
    feelWhenWanted(this.#services.preferences);
    await this.#navigate('forward');
    takeOpenedFile((file) => {
      this.opened = file;
      void this.#services.router.go(hrefOf({ page: 'settings' }));
    });
    // What is not needed for the first screen waits until that is there.
    await whenIdle();
    const { offline } = this.#services;
    if (document.readyState === 'complete') void offline.start();
    else window.addEventListener('load', () => void offline.start(), { once: true });
  }

  async #navigate(way: Way): Promise<void> {
    const { router } = this.#services;
    const { hash } = router;
    const route = parseRoute(
      hash,
      gameList.map(({ id }) => id),
    );
    if (!route) {
      await this.#refuse(`There is nothing at “${shortened(hash)}”`);
      return;
    }
    // What was told of the page before goes with it; of the new one nothing has been told yet.
    if (this.route && pageOf(this.route) !== pageOf(route)) {
      this.shadowRoot?.querySelector('app-announcer')?.leave();
    }
    if (route.page === 'continue') {
      await this.#continue();
      return;
    }
    let shown: Shown | Failure | undefined;
    let broken = false;
    try {
      shown = route.page === 'deal' ? await openDealLink(route, this.#services) : route;
      if (!isFailure(shown) && shown.page !== 'home') {
        await LAZY[shown.page]();
        await nextTask();
      }
    } catch {
      broken = true;
    }
    // Somebody may have gone elsewhere while the page was loading.
    if (router.hash !== hash) return;
    this.broken = broken;
    if (isFailure(shown)) await this.#refuse(shown.error);
    else this.#show(shown ?? { page: 'home' }, way);
  }

  /** Leads to the game that was played last. */
  async #continue(): Promise<void> {
    const { router, store } = this.#services;
    const { hash } = router;
    const saves = await store.saves.list().catch((): readonly Save[] => []);
    if (router.hash !== hash) return;
    const newest = saves.find(isUnfinished);
    if (newest) await router.replace(hrefOf({ page: 'game', game: newest.game, id: newest.id }));
    else await this.#refuse('No game is unfinished: choose one');
  }

  /** An address that leads nowhere leads Home, which says why. */
  async #refuse(reason: string): Promise<void> {
    await this.#services.router.replace(hrefOf({ page: 'home' }));
    await this.updateComplete;
    this.dispatchEvent(new TellEvent(reason));
  }

  #show(route: Shown, way: Way): void {
    const { route: before } = this;
    this.#next = route;
    if (before && pageOf(before) !== pageOf(route)) turnPage(way, () => this.#turnTo(route));
    else this.#become(route);
  }

  /** Unless somebody has gone elsewhere since. */
  async #turnTo(route: Shown): Promise<void> {
    if (this.#next !== route) return;
    this.#become(route);
    await this.#focusPage();
  }

  #become(route: Shown): void {
    this.route = route;
    document.title = titleOf(route);
    document.documentElement.dataset.page = route.page === 'home' ? 'home' : 'other';
  }

  /** After going elsewhere, reading and the keyboard start at the top of the new page. */
  async #focusPage(): Promise<void> {
    await this.updateComplete;
    const page = this.renderRoot.querySelector<HTMLElement>('.page');
    // One that has the focus already would not be read out again.
    page?.blur();
    page?.focus();
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('route') && changed.get('route') === undefined && this.route) {
      this.replaceChildren();
    }
  }

  override render(): TemplateResult {
    // Around the page, not on it: Tab does not enter the shadow of an element that it passes by.
    return html`<div class="page" tabindex="-1">${this.#page()}</div>
      <app-announcer></app-announcer>`;
  }

  #page(): TemplateResult | typeof nothing {
    const { route } = this;
    const services = this.#services;
    // What the page holds by itself stays in sight until then.
    if (!route) return html`<slot></slot>`;
    if (this.broken) return brokenPage();
    if ('game' in route) return this.#gamePage(route);
    switch (route.page) {
      case 'home':
        return html`<home-page .services=${services}></home-page>`;
      case 'daily':
        return html`<daily-page .services=${services} .date=${route.date}></daily-page>`;
      case 'settings':
        return html`<settings-page
          .services=${services}
          .opened=${this.opened}
          @taken=${() => {
            this.opened = undefined;
          }}
        ></settings-page>`;
      case 'about':
        return html`<about-page></about-page>`;
    }
  }

  #gamePage(route: Extract<Shown, { game: string }>): TemplateResult | typeof nothing {
    const services = this.#services;
    const about = findAbout(route.game);
    if (!about) return nothing;
    switch (route.page) {
      case 'game':
      case 'daily-game':
      case 'shared-game':
        // One page for all: it stays the same when the game has been found and has its address.
        return html`<game-page
          .services=${services}
          .about=${about}
          .gameId=${route.page === 'game' ? route.id : undefined}
          .shared=${route.page === 'shared-game' ? route.deal : undefined}
          .date=${route.page === 'daily-game' ? route.date : undefined}
        ></game-page>`;
      case 'result':
        return html`<result-page
          .services=${services}
          .about=${about}
          .deal=${route.deal}
          .received=${route.received}
        ></result-page>`;
      case 'rules':
        return html`<rules-page .about=${about}></rules-page>`;
      case 'statistics':
        return html`<statistics-page .services=${services} .about=${about}></statistics-page>`;
      case 'replay':
      case 'so-far':
        return html`<replay-page
          .services=${services}
          .about=${about}
          .gameId=${route.id}
          .soFar=${route.page === 'so-far'}
        ></replay-page>`;
    }
  }

  static override styles = css`
    :host {
      display: block;
      height: 100vh;
      height: 100dvh;
      overflow: hidden;
      font-family: var(--font);
    }
    .page {
      height: 100%;
      outline: none;
    }
    .page > * {
      height: 100%;
    }
    .broken {
      padding: 24px;
      max-width: 34em;
      margin: auto;
      line-height: 1.5;
    }
  `;
}

function brokenPage(): TemplateResult {
  return html`<main class="broken">
    <p>This part of the app could not be loaded. Your games are safe.</p>
    <p><a href="./">Load the app again</a></p>
  </main>`;
}

async function openDealLink(
  route: DealRoute,
  { clocks }: Pick<Services, 'clocks'>,
): Promise<Shown | Failure> {
  const { openLink } = await import('./open-link.ts');
  const opened = await openLink(route, clocks.wall());
  if (isFailure(opened)) return opened;
  const { deal, received } = opened;
  const { game } = route;
  return received ? { page: 'result', game, deal, received } : { page: 'shared-game', game, deal };
}

function titleOf(route: Shown): string {
  const name = 'game' in route ? findAbout(route.game)?.name : undefined;
  const page = {
    home: '',
    game: '',
    'daily-game': '',
    'shared-game': '',
    result: 'Result',
    daily: 'Deal of the day',
    rules: 'Rules',
    statistics: 'Statistics',
    replay: 'Replay',
    'so-far': 'Replay',
    settings: 'Settings',
    about: 'About',
  };
  return [page[route.page], name, 'Tray Table'].filter(Boolean).join(' · ');
}

/** The element that shows it. */
function pageOf({ page }: Shown | Route): string {
  return page === 'daily-game' || page === 'shared-game' ? 'game' : page;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

declare global {
  interface HTMLElementTagNameMap {
    'tray-app': TrayApp;
  }
}
