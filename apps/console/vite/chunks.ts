/** Paths of modules, with either slash. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/**
 * Few files, each wanted whole, with all that they import: the first script's own modules, what the log-in page has in
 * common with the console, the console's core, what overlays and forms need. All else is left to the bundler: what two
 * pages share is a file of its own, so that no page loads another one.
 */
export const chunks = [
  {
    name: 'start',
    test: paths(
      'vite/preload-helper',
      // The fixed routes, which the console needs at once, and not the whole tree with them.
      'packages/api/src/menu/menu-tree/(outside-menu|entry)',
      'packages/ui/src/[a-z]+/(list-request|kept-draft)/',
      'apps/console/src/(session/(storage|paths|browser-life)|data/early-requests|pages/.*manifest)',
    ),
    priority: 5,
  },
  {
    name: 'base',
    test: paths(
      'node_modules/\\.pnpm/(react|react-dom|scheduler|clsx)@',
      'packages/ui/src/[a-z]+/(language|button|brand|tabs|lazy-of)/',
      'packages/ui/src/inputs/fields/(field-frame|text-input|control|tidy)',
      'packages/ui/src/[a-z]+/(one-time-code/one-time-code\\.|countdown/countdown-clock|live/(use-tick|ticker|clock))',
      'packages/ui/src/foundation/theme/(tokens|base|load-chinese-font)',
      'packages/api/src/(texts|time|client/outcome|system/footer)\\.ts',
      'apps/console/src/session/(language|use-chosen-language|session-texts)\\.ts',
      'lucide-react/dist/esm/(?!icons)',
      'lucide-react/dist/esm/icons/eye',
    ),
    priority: 4,
  },
  { name: 'md5', test: paths('node_modules/\\.pnpm/js-md5@'), priority: 4 },
  // The log-in page; what its other ways need comes when they are chosen.
  {
    name: 'log-in',
    test: paths(
      'packages/ui/src/(shell/login-layout|charging/login-art)/',
      'apps/console/src/login/(?!sms-form|captcha|ip-login-page|auth-login-page|second-step-page|passkey-login|provider-login|back-to-login|link-login|place-of)',
    ),
    priority: 3,
  },
  // Asked only what a page without a view is called.
  {
    name: 'menu-tree',
    test: paths('packages/api/src/menu/menu-tree(?!/(outside-menu|entry))'),
    priority: 4,
  },
  {
    name: 'core',
    test: paths(
      'apps/console/src/(console|(shell|session|data|menu|list)/(?!dialogs/log-out|save-file|station-source|use-(model-options|preference|dialog-list|reconciliation-site))|form/use-open-form|timing/(timing|timed-report|export)\\.)',
      'packages/api/src/(enumerations/equipment\\.|system/(permission|user|notice|list-view)\\.|query|code-of|wire|filter|paging|contract)',
      'packages/validation/src/(rules|patterns|text-pattern)',
      'packages/ui/src/[a-z]+/(page-head|state-panel|glyph|figure|status-badge|list-page|list|gun-bar)/',
      'packages/ui/src/data/filter-bar/filter-chips',
      // Asked for by the commonest list, and too small for a file of its own.
      'packages/api/src/config/station\\.texts',
    ),
    priority: 3,
  },
  {
    name: 'overlay',
    test: paths('packages/ui/src/[a-z]+/(overlay/overlay-provider|dialog/|drawer/)'),
    priority: 2,
  },
  // What live screens have in common: the stream, the lamp, the ages.
  {
    name: 'live',
    test: paths(
      'packages/ui/src/[a-z]+/(live|refresh-lamp)/',
      'packages/api/src/events/',
      'apps/console/src/live/',
    ),
    priority: 2,
  },
  { name: 'form', test: paths('packages/ui/src/forms/form/', 'apps/console/src/form/'), priority: 1 },
]
