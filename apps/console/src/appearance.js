// Runs before the first paint, inside the document: the chosen appearance, so that nothing flashes or jumps.
try {
  // Where the storage is full, what was chosen stands in that of the tab; where it is blocked, nowhere.
  const kept = (key) => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '{}')
    } catch {
      return {}
    }
  }
  // The seller's theme, and over it what was chosen on this device.
  const layout = { ...kept('ampdeck.theme'), ...kept('ampdeck.layout') }
  const root = document.documentElement.dataset
  const isChosen = layout.mode === 'dark' || layout.mode === 'light'
  const isDark = isChosen ? layout.mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.mode = isDark ? 'dark' : 'light'
  if (layout.accent) root.accent = layout.accent
  if (layout.density && layout.density !== 'default') root.density = layout.density
  if (layout.colourWeak) root.colourWeak = ''
  // Browsers have passkeys for host names only, over https or on this machine.
  if (window.PublicKeyCredential && isSecureContext && /[a-z]/i.test(location.hostname)) root.passkeys = ''
  root.shell = [
    layout.layout === 'top' ? 'top' : 'side',
    layout.collapsed ? 'collapsed' : '',
    layout.menuTheme === 'light' ? 'light-menu' : '',
    layout.multiTab === false ? 'no-tabs' : '',
  ].join(' ')
} catch {
  // The defaults of the document stand.
}
// A form that is sent before the page's own script has arrived: noted here, sent there.
addEventListener('submit', (event) => {
  event.preventDefault()
  document.documentElement.dataset.submitted = ''
})
