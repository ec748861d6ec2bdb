/**
 * Loads Noto Sans SC in the three weights that Chinese text uses. The stylesheets name slices by character range,
 * so a browser fetches only those that a page shows.
 */
export function loadChineseFont(): Promise<unknown> {
  return Promise.all([
    import('@fontsource/noto-sans-sc/400.css'),
    import('@fontsource/noto-sans-sc/500.css'),
    import('@fontsource/noto-sans-sc/700.css'),
  ])
}
