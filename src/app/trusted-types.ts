// Imported before anything else: under the page's content policy, the address of a script may only
// be used when the `default` policy lets it through.

/** TypeScript's DOM does not know it yet, nor does every browser. */
declare const trustedTypes: {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
};

/** What the browser asks for the address of every worker and service worker. */
function ownScriptOnly(address: string): string {
  const { origin } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`Not a script of this app: ${address}`);
  return address;
}

if ('trustedTypes' in globalThis) {
  trustedTypes.createPolicy('default', { createScriptURL: ownScriptOnly });
}
