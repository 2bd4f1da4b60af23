import { expect } from '@open-wc/testing';
import type { PyramidBoard } from '../../../src/games/pyramid/view/board.ts';
import { at, find, focused, IN_PLAY, lit, moment, mount, press } from './support.ts';

describe('Pyramid by keys', () => {
  it('is one stop for Tab', async () => {
    const { board } = await mount(IN_PLAY);
    const stops = board.renderRoot.querySelectorAll('[tabindex="0"]');
    expect(stops.length).to.equal(1);
  });

  it('goes where the arrow points', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 'p23').focus();
    for (const [key, place] of [
      ['ArrowRight', '24'],
      ['ArrowRight', '25'],
      ['ArrowLeft', '24'],
      ['ArrowUp', '17'],
      ['ArrowDown', '24'],
      ['ArrowDown', 't'],
      ['ArrowRight', 'stock'],
    ] as const) {
      press(board.shadowRoot!.activeElement!, key);
      expect(focused(board), key).to.equal(place);
    }
    await board.updateComplete;
    // Tab comes back to where the arrows have led.
    expect(at(board, 'stock').tabIndex).to.equal(0);
  });

  it('stays at the edge', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 'p0').focus();
    press(at(board, 'p0'), 'ArrowUp');
    expect(focused(board)).to.equal('0');
  });

  it('leaves arrows with Ctrl, Alt and Meta to the browser', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 'p23').focus();
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(press(at(board, 'p23'), 'ArrowRight', { [held]: true })).to.equal(true);
      expect(focused(board)).to.equal('23');
    }
  });

  it('takes no key while what it lies in is inert: the next deal is on its way', async () => {
    const { board, session } = await mount(IN_PLAY);
    board.parentElement!.inert = true;
    press(document.body, 's');
    expect(session.log).to.eql([]);
    board.parentElement!.inert = false;
    press(document.body, 's');
    expect(session.log).to.eql(['T']);
  });

  it('turns by S from anywhere, but for pictures of boards', async () => {
    const { board, session } = await mount(IN_PLAY);
    press(document.body, 's');
    expect(session.log).to.eql(['T']);
    board.inert = true;
    press(document.body, 's');
    expect(session.log).to.eql(['T']);
  });

  it('does not turn by S when single letters are switched off', async () => {
    const { session } = await mount(IN_PLAY);
    document.documentElement.dataset.letterKeys = 'off';
    press(document.body, 's');
    expect(session.cursor).to.equal(0);
  });

  it('a held key acts once', async () => {
    const { board, session } = await mount(IN_PLAY);
    at(board, 'stock').focus();
    for (const key of ['Enter', ' ']) {
      expect(press(at(board, 'stock'), key, { repeat: true })).to.equal(false);
    }
    press(document.body, 's', { repeat: true });
    expect(session.cursor).to.equal(0);
  });

  it('Escape puts out what is lit', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 'p23').click();
    await board.updateComplete;
    expect(press(at(board, 'p23'), 'Escape')).to.equal(false);
    await board.updateComplete;
    expect(lit(board)).to.eql([]);
    // With nothing lit it is for others.
    expect(press(at(board, 'p23'), 'Escape')).to.equal(true);
  });
});

describe('the focus on Pyramid', () => {
  for (const speed of ['off', 'slow'] as const) {
    it(`goes to the nearest card when its own goes, with animations ${speed}`, async () => {
      document.documentElement.dataset.speed = speed;
      const { board } = await mount(IN_PLAY);
      at(board, 'p24').focus();
      at(board, 'p24').click();
      await board.updateComplete;
      at(board, 'p25').focus();
      at(board, 'p25').click();
      await board.updateComplete;
      expect(find(board, 'p25')).to.equal(undefined);
      expect(focused(board)).to.equal('26');
      await settled(board);
      expect(board.renderRoot.querySelectorAll('[tabindex="0"]').length).to.equal(1);
      expect(at(board, 'p26').tabIndex).to.equal(0);
    });
  }

  it('stays on the turned card when the next is turned', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 't').focus();
    press(at(board, 't'), 's');
    await settled(board);
    expect(focused(board)).to.equal('t');
    expect(at(board, 't').getAttribute('aria-label')).to.contain('5 of clubs');
  });

  it('stays on the stock when it is empty', async () => {
    const { board } = await mount(IN_PLAY.replace('5C 2S QD KH', '5C'));
    at(board, 'stock').focus();
    at(board, 'stock').click();
    await settled(board);
    expect(focused(board)).to.equal('stock');
    expect(at(board, 'stock').getAttribute('aria-label')).to.equal('Stock, empty');
  });

  it('given to the board, goes where it was last', async () => {
    const { board } = await mount(IN_PLAY);
    at(board, 'p25').focus();
    at(board, 'p25').blur();
    board.focus();
    expect(focused(board)).to.equal('25');
  });
});

describe('what a screen reader is given on Pyramid', () => {
  it('is one sentence for each change', async () => {
    const { board, session, said } = await mount(IN_PLAY);
    session.play({ kind: 'turn' });
    await board.updateComplete;
    session.play({ kind: 'king', place: 'w' });
    await board.updateComplete;
    session.undo();
    await board.updateComplete;
    expect(said).to.eql(['5 of clubs turned. 3 cards in the stock.', ...said.slice(1)]);
    expect(said.length).to.equal(session.log.length + 1);
  });

  it('has a name for every target, and none for decoration', async () => {
    const { board } = await mount(IN_PLAY);
    for (const target of board.renderRoot.querySelectorAll('[data-target]')) {
      expect(target.getAttribute('aria-label') ?? target.textContent).not.to.equal('');
    }
    for (const face of board.renderRoot.querySelectorAll('card-face')) {
      const picture = face.shadowRoot!.querySelector('svg')!;
      expect(picture.getAttribute('aria-hidden')).to.equal('true');
    }
  });
});

async function settled(board: PyramidBoard): Promise<void> {
  await board.updateComplete;
  await moment();
  await board.updateComplete;
}
