import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { firstPage } from './first-page.ts'
import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import '../bench-table/baseline.css'
import './peer.css'

/*
 * Another console on the same server, by the documentation of TanStack Router and Table: code and rows of a
 * page are read when its link is pointed at. It has two lists, ten rows each, and none of what surrounds ours: open
 * tabs, filters, rights, live events, two languages.
 */

function Shell() {
  return (
    <div className="shell">
      <header className="bar">
        <strong>Console</strong>
        <Link to="/">Home</Link>
      </header>
      <nav className="side">
        <Link to="/stations">Station list</Link>
        <Link to="/units">Operating units</Link>
      </nav>
      <main className="page">
        <Outlet />
      </main>
    </div>
  )
}

const root = createRootRoute({ component: Shell })
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
const stations = createRoute({
  getParentRoute: () => root,
  path: '/stations',
  loader: () => firstPage('station'),
  component: lazyRouteComponent(() => import('./peer-stations.tsx'), 'Stations'),
})
const units = createRoute({
  getParentRoute: () => root,
  path: '/units',
  loader: () => firstPage('operatingUnit'),
  component: lazyRouteComponent(() => import('./peer-units.tsx'), 'Units'),
})

const router = createRouter({
  routeTree: root.addChildren([home, stations, units]),
  basepath: '/bare',
  defaultPreload: 'intent',
  // As long as ours keeps rows.
  defaultStaleTime: 10_000,
})

const place = document.getElementById('root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
