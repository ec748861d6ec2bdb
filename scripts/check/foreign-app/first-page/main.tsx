import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import type { Language } from '@ampdeck/api/enumeration'
import { AppShell } from '@ampdeck/ui/app-shell'
import { Button } from '@ampdeck/ui/button'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { LanguageProvider } from '@ampdeck/ui/language'
import { loadChineseFont } from '@ampdeck/ui/theme'
import { Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { followGuns } from './live-guns.ts'
import { LogIn } from './log-in.tsx'
import { Now } from './now.tsx'
import { Stations } from './stations.tsx'

const page = document.documentElement

function App() {
  const [grants, setGrants] = useState<string[]>()
  const [language, setLanguage] = useState<Language>('en')
  const [path, go] = useState(location.hash || '#stations')
  const [isCollapsed, collapse] = useState(false)
  useEffect(() => {
    if (!grants) return
    const controller = new AbortController()
    // It fails when the session ends: back to the log-in.
    followGuns(controller.signal).catch(() => setGrants(undefined))
    return () => controller.abort()
  }, [grants])

  const isChinese = language === 'zh-CN'
  const choose = (next: Language) => {
    page.lang = next
    if (next === 'zh-CN') void loadChineseFont()
    setLanguage(next)
  }
  const changeMode = () => {
    page.dataset.mode = page.dataset.mode === 'dark' ? 'light' : 'dark'
  }

  return (
    <LanguageProvider language={language} onLanguageChange={choose}>
      {!grants && <LogIn onDone={setGrants} />}
      {grants && (
        <GrantsProvider grants={grants}>
          <AppShell
            brand={{ name: 'My network' }}
            topMenu={[]}
            sideMenu={[
              { id: 'stations', label: isChinese ? '场站' : 'Stations', href: '#stations', icon: 'map-pin' },
              { id: 'now', label: isChinese ? '实时' : 'Now', href: '#now', icon: 'zap' },
            ]}
            current={{ path }}
            renderLink={({ href }, props) => <a {...props} href={href} onClick={() => go(href)} />}
            tools={
              <>
                <Button onClick={changeMode}>{isChinese ? '深色' : 'Dark'}</Button>
                <Button onClick={() => choose(isChinese ? 'en' : 'zh-CN')}>
                  {isChinese ? 'English' : '中文'}
                </Button>
              </>
            }
            collapsed={isCollapsed}
            onCollapse={collapse}
          >
            <Suspense>{path === '#now' ? <Now /> : <Stations />}</Suspense>
          </AppShell>
        </GrantsProvider>
      )}
    </LanguageProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
