import type { Import } from '../imports.ts'

const SERVER = 'apps/server/src/'

/** What every feature of the server stands on: it knows no station, order or member. */
const MECHANISMS = [
  ...[
    'foundation',
    'settings.ts',
    'command.ts',
    'database',
    'gateways',
    'events',
    'access',
    'jobs',
    'ledger',
  ],
  ...['http', 'backup', 'demo', 'files', 'live', 'outbox', 'report', 'search', 'todo'],
]

/** What puts the server together, beside its programs: the other files of its folder. */
const APPLICATION = ['housekeeping', 'simulator']

/** Imports of the server that go up: mechanisms may not stand on features, and neither on the application. */
export function upwards(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => {
    if (!from.startsWith(SERVER) || !to.startsWith(SERVER)) return false
    return levelOf(from) < levelOf(to)
  })
}

function levelOf(path: string): number {
  const [name = '', ...within] = path.slice(SERVER.length).split('/')
  if (MECHANISMS.includes(name)) return 0
  return within.length === 0 || APPLICATION.includes(name) ? 2 : 1
}
