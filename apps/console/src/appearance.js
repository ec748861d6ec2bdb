// Runs before the first paint, inside the document: the chosen appearance, so that nothing flashes.
try {
  const layout = JSON.parse(localStorage.getItem('ampdeck.layout') ?? '{}')
  const mode = layout.mode ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  document.documentElement.dataset.mode = mode
  if (layout.accent) document.documentElement.dataset.accent = layout.accent
} catch {
  // The defaults of the document stand.
}
// A form that is sent before the page's own script has arrived: noted here, sent there.
addEventListener('submit', (event) => {
  event.preventDefault()
  document.documentElement.dataset.submitted = ''
})
