/** How the shell is laid out; what a person chooses in the settings drawer. */
export interface ShellLayout {
  /** `side` has the menu in a rail, `top` has both levels above the page. */
  readonly layout: 'side' | 'top'
  /** The colours of the menu, in either appearance. */
  readonly menuTheme: 'dark' | 'light'
  /** `fixed` ends at 1680 px, `fluid` takes all there is. */
  readonly contentWidth: 'fixed' | 'fluid'
  /** The header and the open pages stay while the page is scrolled. */
  readonly fixedHeader: boolean
  /** A fixed header makes room while somebody scrolls down beyond 300 px. */
  readonly hideHeader: boolean
  /** The rail stays while the page is scrolled. */
  readonly fixedMenu: boolean
}

/** The defaults: dark theme, side menu, fixed content width, other toggles off. */
export const defaultLayout: ShellLayout = {
  layout: 'side',
  menuTheme: 'dark',
  contentWidth: 'fixed',
  fixedHeader: false,
  hideHeader: false,
  fixedMenu: false,
}
