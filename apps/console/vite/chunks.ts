/** Paths of modules, with either slash. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/** A page's folder: its list, its detail and the contract that both use are one file; its form comes when it opens. */
const PAGE =
  /[\\/]apps[\\/]console[\\/]src[\\/]pages[\\/](?:.*[\\/])?([\w-]+)[\\/][\w.-]+(?<!-form|manifest)\.(?:tsx?|css)$/
const pageFolder = (id: string) => PAGE.exec(id)?.[1] ?? null

/**
 * Few files, each wanted whole, with all that they import: the first script's own modules, what the log-in page has in
 * common with the console, the console's core, what overlays and forms need, then one a page.
 */
export const chunks = [
  {
    name: 'start',
    test: paths(
      'vite/preload-helper',
      'packages/ui/src/list-request/',
      'apps/console/src/(session/(storage|paths)|data/early-requests|pages/.*manifest)',
    ),
    priority: 5,
  },
  {
    name: 'base',
    test: paths(
      'node_modules/\\.pnpm/(react|react-dom|scheduler|clsx)@',
      'packages/ui/src/(language|button|brand|tabs)/',
      'packages/ui/src/fields/(field-frame|text-input|control)',
      'packages/ui/src/theme/(tokens|base|load-chinese-font)',
      'packages/api/src/(texts|time|client/outcome)\\.ts',
      'apps/console/src/session/(language|use-chosen-language)\\.ts',
      'lucide-react/dist/esm/(?!icons)',
    ),
    priority: 4,
  },
  {
    name: 'core',
    test: paths(
      'apps/console/src/(console|(shell|session|data|menu|list)/|form/use-open-form)',
      'packages/api/src/(enumerations|system|query|code-of|wire|filter|paging|contract)',
      'packages/validation/src/(rules|patterns|text-pattern)',
      'packages/ui/src/(page-head|state-panel|glyph|figure|status-badge|list-page|list|gun-bar|detail)/',
    ),
    priority: 3,
  },
  { name: 'overlay', test: paths('packages/ui/src/(overlay/overlay-provider|dialog/|drawer/)'), priority: 2 },
  { name: 'form', test: paths('packages/ui/src/form/', 'apps/console/src/form/'), priority: 1 },
  { name: pageFolder, priority: 0 },
]
