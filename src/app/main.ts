// The app's entry: the policy for script URLs first, then the root element.

import './trusted-types.ts';
import './tray-app.ts';
