import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { AppShell } from '@ampdeck/ui/app-shell'
import { DataTable } from '@ampdeck/ui/data-table'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { GunBar } from '@ampdeck/ui/gun-bar'
import { LanguageProvider } from '@ampdeck/ui/language'
import { columnsOf, type ListState, NO_ROWS } from '@ampdeck/ui/list'
import { createRoot } from 'react-dom/client'

/* What another team would write: shell, table and a widget of the packed packages. */

interface Site {
  id: number
  name: string
  status: (typeof stationStatus.codes)[number]
  ratedW: number
}

const columns = columnsOf<Site>(
  texts({ name: ['Name', '名称'], status: ['Status', '状态'], ratedW: ['Rated power', '额定功率'] }),
  (c) => [c.name('name'), c.status('status', stationStatus), c.power('ratedW')],
)

const nothing = () => {}
const list: ListState<Site> = {
  rows: [
    { id: 1, name: 'Shenzhen Airport', status: stationStatus.code.open, ratedW: 2_500_000 },
    { id: 2, name: 'Ningbo Beilun Port', status: stationStatus.code.maintenance, ratedW: 1_600_000 },
  ],
  total: 2,
  request: { current: 1, pageSize: 10 },
  density: 'default',
  status: 'ready',
  selection: NO_ROWS,
  select: nothing,
  change: nothing,
  reload: nothing,
}

function App() {
  return (
    <LanguageProvider language="en">
      <GrantsProvider grants={[]}>
        <AppShell
          brand={{ name: 'Foreign Charging' }}
          topMenu={[{ id: 'sites', label: 'Sites', href: '#sites' }]}
          sideMenu={[{ id: 'list', label: 'Site list', href: '#list', icon: 'map-pin' }]}
          current={{ top: 'sites', path: '#list' }}
          tools={null}
          status="UTC+8"
          collapsed={false}
          onCollapse={nothing}
        >
          <h1>Sites</h1>
          <GunBar label="Guns" counts={[{ status: gunStatus.code.charging, count: 21 }]} />
          <DataTable label="Sites" unit={['site | sites', '站点']} list={list} columns={columns} />
        </AppShell>
      </GrantsProvider>
    </LanguageProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
