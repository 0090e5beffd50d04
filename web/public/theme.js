// Before the first paint, so that a chosen theme never flashes. The page's own code takes over.
try {
  const theme = JSON.parse(localStorage.getItem('nonet.settings') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme is used.
}
