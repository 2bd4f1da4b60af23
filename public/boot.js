// Runs before the first paint, so that it has the chosen theme and the bar of the right page.
{
  const { dataset } = document.documentElement;
  dataset.page = /^#?\/?$/.test(location.hash) ? 'home' : 'other';
  try {
    const theme = localStorage.getItem('tray-table:theme');
    if (theme) dataset.theme = theme;
  } catch {
    // Storage is blocked: the device's theme it is.
  }
}
