import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import './wall.css'
import { createRoot } from 'react-dom/client'
import { Bigscreen } from './bigscreen.tsx'
import { stayAlive } from './session/stay-alive.ts'
import { goToLogin, readToken } from './session/token.ts'

const root = document.getElementById('root')
if (readToken() === undefined) goToLogin()
else if (root) {
  stayAlive()
  createRoot(root).render(<Bigscreen />)
}
