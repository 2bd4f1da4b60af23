// The rules of every game can be read in two minutes, with examples drawn by the game's own elements.

import { expect } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { gameList } from '../../../src/app/game-list.ts';

/** Two minutes of a slow reader. */
const MOST_WORDS = 460;

for (const { id, name } of gameList) {
  describe(`the rules page of ${name}`, () => {
    it('is read in two minutes', async () => {
      const text = (await sourceOf(id)).replace(/<[^>]*>/g, ' ');
      const words = text.split(/\s+/).filter((word) => /\w/.test(word));
      expect(words.length).to.be.greaterThan(200);
      expect(words.length).to.be.at.most(MOST_WORDS);
    });

    it('shows a board as it is played on, and says what was decided here', async () => {
      const source = await sourceOf(id);
      expect(source).to.match(/<[a-z-]+-board\b/);
      expect(source).to.include('<h2>Where the rules are silent</h2>');
    });
  });
}

async function sourceOf(id: string): Promise<string> {
  const { rulesPage } = (await import(`../../../src/games/${id}/view/rules-page.ts`)) as {
    rulesPage: TemplateResult;
  };
  return written(rulesPage);
}

/** A template with all that is filled in, as it would be written out. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(' ');
  if (isTemplate(value)) {
    return value.strings.map((text, index) => text + written(value.values[index])).join('');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}
