import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { AppShell } from '@ampdeck/ui/app-shell'
import { DataTable } from '@ampdeck/ui/data-table'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { GunBar } from '@ampdeck/ui/gun-bar'
import { LanguageProvider } from '@ampdeck/ui/language'
import { createRoot } from 'react-dom/client'
import { columns, list, nothing } from './sites.ts'

/* What another team would write: shell, table and a widget of the packed packages. */

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
