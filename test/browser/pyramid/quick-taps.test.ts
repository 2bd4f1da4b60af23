import { expect } from '@open-wc/testing';
import { at, drag, IN_PLAY, lit, mount, rankOf, tap } from './support.ts';

describe('quick taps on Pyramid', () => {
  it('three on one card light it, put it out, light it: the game stays as it is', async () => {
    const { board, session } = await mount(IN_PLAY);
    const point = rankOf(at(board, 'p23'));
    for (let taps = 0; taps < 3; taps++) tap(board, point);
    await board.updateComplete;
    expect(session.cursor).to.equal(0);
    expect(lit(board)).to.eql(['23']);
  });

  it('three on a king take it at the first, and whatever lay under it at its word', async () => {
    const { board, session } = await mount(IN_PLAY);
    const point = rankOf(at(board, 'w'));
    for (let taps = 0; taps < 3; taps++) {
      tap(board, point);
      await board.updateComplete;
    }
    // The jack that lay under it was lit and put out.
    expect(session.log).to.eql(['xw']);
    expect(lit(board)).to.eql([]);
  });

  it('six, on as many places, all count', async () => {
    const { board, session } = await mount(IN_PLAY);
    for (const place of ['w', 'p24', 'p25', 'p23', 't', 'stock']) {
      tap(board, rankOf(at(board, place)));
    }
    await board.updateComplete;
    expect(session.log).to.eql(['xw', 'p24+p25', 'p23+t', 'T']);
  });

  it('six on the stock turn as many cards as there are', async () => {
    const { board, session, told } = await mount(IN_PLAY);
    const point = rankOf(at(board, 'stock'));
    for (let taps = 0; taps < 6; taps++) {
      tap(board, point);
      await board.updateComplete;
    }
    expect(session.log).to.eql(['T', 'T', 'T', 'T']);
    expect(told).to.eql(['The stock is empty', 'The stock is empty']);
  });

  it('all over the board, while everything moves, make legal moves only', async () => {
    document.documentElement.dataset.speed = 'slow';
    const { board, session } = await mount(IN_PLAY);
    const { left, top, width, height } = board.getBoundingClientRect();
    for (let step = 0; step < 300; step++) {
      // Points that are spread over the board in a fixed order.
      const x = left + ((step * 83) % Math.floor(width));
      const y = top + ((step * 131) % Math.floor(height));
      // The list of the waste would lie over everything.
      if (board.shadowRoot?.elementFromPoint(x, y)?.closest('[data-target="list"]')) continue;
      tap(board, { x, y });
      if (step % 3 === 0) await board.updateComplete;
    }
    await board.updateComplete;
    expect(session.log.length).to.be.greaterThan(3);
    while (session.undo());
    expect(session.cursor).to.equal(0);
    while (session.redo());
    expect(session.cursor).to.equal(session.log.length);
  });
});

describe('dragging on Pyramid', () => {
  it('one card onto its pair takes both', async () => {
    const { board, session } = await mount(IN_PLAY);
    drag(at(board, 'p24'), rankOf(at(board, 'p25')));
    expect(session.log).to.eql(['p24+p25']);
  });

  it('a cover onto the card that it covers takes both', async () => {
    const { board, session } = await mount(IN_PLAY);
    drag(at(board, 'p26'), rankOf(at(board, 'p20')));
    expect(session.log).to.eql(['p20+p26']);
  });

  it('onto a card that does not fit says why, and the card goes back', async () => {
    const { board, session, told } = await mount(IN_PLAY);
    const card = at(board, 'p24');
    const before = card.getBoundingClientRect();
    drag(card, rankOf(at(board, 'p23')));
    expect(told).to.eql(['10♣ and 6♣ make 16, not 13']);
    expect(session.cursor).to.equal(0);
    while (card.classList.contains('dragged') || board.shadowRoot!.getAnimations().length > 0) {
      await new Promise(requestAnimationFrame);
    }
    expect(card.getBoundingClientRect().x).to.equal(before.x);
  });

  it('beside every card does nothing', async () => {
    const { board, session, told } = await mount(IN_PLAY);
    const { left, bottom } = board.getBoundingClientRect();
    drag(at(board, 'p24'), { x: left + 2, y: bottom - 2 });
    await board.updateComplete;
    expect(session.cursor).to.equal(0);
    expect(told).to.eql([]);
    expect(lit(board)).to.eql([]);
  });

  it('a hair’s breadth is a tap', async () => {
    const { board } = await mount(IN_PLAY);
    const card = at(board, 'p24');
    const { x, y } = rankOf(card);
    drag(card, { x: x + 5, y: y + 5 });
    card.click();
    await board.updateComplete;
    expect(lit(board)).to.eql(['24']);
  });
});
