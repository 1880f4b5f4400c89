// Runs before the first paint: the login flag decides which of the two links of the same size is seen.
try {
  if (localStorage.getItem('pravesh_logged_in')) document.documentElement.dataset.account = 'in'
} catch {}
