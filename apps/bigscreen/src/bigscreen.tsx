import { grantsFrom } from '@ampdeck/api/menu/grants-from'
import { permission } from '@ampdeck/api/system/permission'
import { LanguageProvider } from '@ampdeck/ui/language'
import { loadChineseFont } from '@ampdeck/ui/theme'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useBeat } from './feed/use-beat.ts'
import { useFeed } from './feed/use-feed.ts'
import { useSource } from './feed/use-source.ts'
import { initialLanguage } from './session/language.ts'
import { Wall } from './wall.tsx'
import { settingsAddress, wallAddress } from './wall-address.ts'

/** Who asks every few seconds anyway does not try again in between: a failure is told at once. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const language = initialLanguage()
const address = wallAddress(location)

/** Rights change seldom, and the stream says so when they do. */
const RIGHTS_EVERY_MS = 5 * 60_000

/** The wall display with its connection to the server. */
export function Bigscreen() {
  useEffect(() => {
    document.documentElement.lang = language
    // Plates and people's names are Chinese on an English wall too, and its machine may have no font for them.
    void loadChineseFont()
  }, [])

  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <FedWall />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function FedWall() {
  const { feed, opened } = useFeed()
  const { view } = useSource(permission.user, {}, RIGHTS_EVERY_MS)
  const grants = useMemo(() => view && new Set(grantsFrom(view)), [view])
  const [scene, setScene] = useState<string>()
  const settings = useBeat(scene, opened)
  const shown = useMemo(() => (settings ? settingsAddress(settings) : address), [settings])
  return <Wall feed={feed} grants={grants} address={shown} onScene={setScene} />
}
