// Runs before the first paint. The login flag, a timestamp in milliseconds, decides which of two links is visible.
try {
  const until = Number(localStorage.getItem(document.currentScript.dataset.flag))
  if (until > Date.now()) document.documentElement.dataset.account = 'in'
} catch {}
