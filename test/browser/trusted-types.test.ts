import { expect } from '@open-wc/testing';
import '../../src/app/trusted-types.ts';

type Create = (text: string) => { toString(): string };
type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', Create>;

describe('the default policy of trusted types', () => {
  const { defaultPolicy } = (globalThis as unknown as { trustedTypes: { defaultPolicy: Policy } })
    .trustedTypes;

  it('lets the addresses of own scripts through as they are', () => {
    for (const own of ['./sw.js', `${location.origin}/assets/worker.js`]) {
      expect(String(defaultPolicy.createScriptURL(own))).to.equal(own);
    }
  });

  it('refuses scripts of anyone else', () => {
    for (const foreign of [
      'https://example.org/sw.js',
      '//example.org/x.js',
      'data:text/javascript,',
    ]) {
      expect(() => defaultPolicy.createScriptURL(foreign)).to.throw(foreign);
    }
  });

  it('makes no HTML and no script out of text', () => {
    expect(() => defaultPolicy.createHTML('<b>')).to.throw();
    expect(() => defaultPolicy.createScript('1')).to.throw();
  });
});
