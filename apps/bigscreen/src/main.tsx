import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import './wall.css'
import { createRoot } from 'react-dom/client'
import { Bigscreen } from './bigscreen.tsx'
import { ScreenEntry } from './entry/screen-entry.tsx'
import { Guard } from './frame/guard.tsx'
import { doorOf } from './session/screen-door.ts'
import { stayAlive } from './session/stay-alive.ts'
import { goToLogin, readToken } from './session/token.ts'

const root = document.getElementById('root')
const door = doorOf(location.search)
if (!door && readToken() === undefined) goToLogin()
else if (root) {
  if (!door) stayAlive()
  createRoot(root).render(
    <Guard fallback={null}>
      {door ? (
        <ScreenEntry door={door}>
          <Bigscreen />
        </ScreenEntry>
      ) : (
        <Bigscreen />
      )}
    </Guard>,
  )
}
