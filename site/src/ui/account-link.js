// Runs before the first paint: the login flag, a time in milliseconds, decides which of two links of one size is seen.
try {
  const until = Number(localStorage.getItem(document.currentScript.dataset.flag))
  if (until > Date.now()) document.documentElement.dataset.account = 'in'
} catch {}
