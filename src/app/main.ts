// The app's entry: the policy for script URLs first, then the root element.

import './trusted-types.ts';
import { TrayApp } from './tray-app.ts';

function begin(): void {
  customElements.define('tray-app', TrayApp);
}

// What the page holds by itself is seen first; a page that nobody looks at paints nothing.
if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));
