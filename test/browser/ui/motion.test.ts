import { expect, fixture } from '@open-wc/testing';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Motion, motionMs } from '../../../src/ui/motion.ts';

/** Cards beside each other, in the order in which they are given. */
@customElement('moving-cards')
class MovingCards extends LitElement {
  @property({ attribute: false }) cards: readonly string[] = [];
  readonly motion = new Motion(this);

  static override styles = css`
    :host {
      position: relative;
      display: block;
    }
    button {
      position: absolute;
      width: 40px;
      height: 50px;
    }
  `;

  override render(): TemplateResult {
    return html`${this.cards.map(
      (card, index) =>
        html`<button data-key=${card} data-target=${card} .style=${`left:${index * 50}px`}>
          ${card}
        </button>`,
    )}`;
  }
}

async function shown(...cards: readonly string[]): Promise<MovingCards> {
  const element = await fixture<MovingCards>(html`<moving-cards .cards=${cards}></moving-cards>`);
  return element;
}

async function change(element: MovingCards, ...cards: readonly string[]): Promise<void> {
  element.motion.animateNext();
  element.cards = cards;
  await element.updateComplete;
}

/** What moves now, by its words, and how far it is drawn from where it belongs. */
function moving(element: MovingCards): Readonly<Record<string, number>> {
  const animations = element.shadowRoot!.getAnimations();
  return Object.fromEntries(
    animations.map((animation) => {
      animation.pause();
      animation.currentTime = 0;
      const target = (animation.effect as KeyframeEffect).target as HTMLElement;
      const { left } = target.getBoundingClientRect();
      return [target.textContent.trim(), left - element.getBoundingClientRect().left];
    }),
  );
}

function ghosts(element: MovingCards): readonly HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>('button[inert]')];
}

const media = window.matchMedia;

function preferReducedMotion(): void {
  window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
}

afterEach(() => {
  window.matchMedia = media;
  delete document.documentElement.dataset.speed;
});

describe('how long a movement takes', () => {
  it('is set by the speed, and under a fifth of a second unless slow was chosen', () => {
    const times = ['off', 'fast', 'normal', 'slow'].map((speed) => {
      document.documentElement.dataset.speed = speed;
      return motionMs();
    });
    expect(times[0]).to.equal(0);
    expect([...times].sort((a, b) => a - b)).to.eql(times);
    expect(new Set(times).size).to.equal(4);
    expect(times[2]).to.be.lessThan(200);
  });

  it('is the normal one where nothing was chosen', () => {
    const unset = motionMs();
    document.documentElement.dataset.speed = 'normal';
    expect(motionMs()).to.equal(unset);
  });

  it('is none when the system asks for less motion, whatever was chosen', () => {
    preferReducedMotion();
    for (const speed of ['off', 'fast', 'normal', 'slow']) {
      document.documentElement.dataset.speed = speed;
      expect(motionMs()).to.equal(0);
    }
  });
});

describe('a change of what is drawn', () => {
  it('glides from where it was to where it is', async () => {
    const element = await shown('a', 'b', 'c');
    await change(element, 'c', 'b', 'a');
    // c was the third, a the first; b has not moved.
    expect(moving(element)).to.eql({ c: 100, a: 0 });
  });

  it('lets what is new appear where it is', async () => {
    const element = await shown('a');
    await change(element, 'a', 'b');
    expect(Object.keys(moving(element))).to.eql(['b']);
  });

  it('lets what is gone leave as a picture that nothing finds or hits', async () => {
    const element = await shown('a', 'b');
    await change(element, 'a');
    const [ghost, ...others] = ghosts(element);
    expect(others).to.eql([]);
    expect(ghost?.textContent.trim()).to.equal('b');
    expect(ghost?.getAttribute('aria-hidden')).to.equal('true');
    expect(Object.keys(ghost!.dataset)).to.eql([]);
    expect(getComputedStyle(ghost!).pointerEvents).to.equal('none');
    for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
    await new Promise((resolve) => setTimeout(resolve));
    expect(ghosts(element)).to.eql([]);
  });

  it('in the middle of another goes on from where things are drawn', async () => {
    const element = await shown('a', 'b', 'c');
    await change(element, 'c', 'b', 'a');
    const [gliding] = element.shadowRoot!.getAnimations();
    gliding!.pause();
    const target = (gliding!.effect as KeyframeEffect).target as HTMLElement;
    const name = target.textContent.trim();
    gliding!.currentTime = motionMs() / 3;
    const left = target.getBoundingClientRect().left - element.getBoundingClientRect().left;
    await change(element, 'b', 'c', 'a');
    gliding!.cancel();
    expect(moving(element)[name]).to.be.closeTo(left, 1);
  });

  it('leaves no second picture of what left before', async () => {
    const element = await shown('a', 'b', 'c');
    await change(element, 'a', 'b');
    await change(element, 'a');
    expect(ghosts(element).map((ghost) => ghost.textContent.trim())).to.eql(['b']);
  });

  it('just happens when it was not asked for, or motion is off or unwanted', async () => {
    const element = await shown('a', 'b');
    element.cards = ['b'];
    await element.updateComplete;
    expect(element.shadowRoot!.getAnimations()).to.eql([]);

    document.documentElement.dataset.speed = 'off';
    await change(element, 'a', 'b');
    expect(element.shadowRoot!.getAnimations()).to.eql([]);

    document.documentElement.dataset.speed = 'slow';
    preferReducedMotion();
    await change(element, 'b', 'a');
    expect(element.shadowRoot!.getAnimations()).to.eql([]);
    expect(ghosts(element)).to.eql([]);
  });

  it('leaves nothing behind when the board is taken away', async () => {
    const element = await shown('a', 'b');
    await change(element, 'a');
    element.remove();
    expect(ghosts(element)).to.eql([]);
  });
});
