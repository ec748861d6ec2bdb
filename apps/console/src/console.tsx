import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { LanguageProvider } from '@ampdeck/ui/language'
import { StreetMapProvider } from '@ampdeck/ui/map'
import { loadChineseFont } from '@ampdeck/ui/theme'
import { Messages } from '@ampdeck/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AwayBanner } from './frame/away-banner.tsx'
import { SignedIn } from './frame/signed-in.tsx'
import { onChineseShown } from './session/chinese-shown.ts'
import { useChosenLanguage } from './session/use-chosen-language.ts'

const queryClient = new QueryClient({
  defaultOptions: {
    // The client already retries what is safe to retry.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
  },
})

/** Only a page with a map asks. */
const readStreets = async () => (await import('./data/streets.ts')).readStreets(queryClient)

function Console() {
  const { language, choose } = useChosenLanguage()
  // Not every machine has a Chinese face of its own.
  useEffect(() => onChineseShown(() => void loadChineseFont()), [])

  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language} onLanguageChange={choose}>
        <StreetMapProvider load={readStreets}>
          <BrowserRouter>
            <SignedIn />
          </BrowserRouter>
        </StreetMapProvider>
        <AwayBanner />
        <Messages />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

const root = document.getElementById('root')
// A page that breaks says so itself, in its boundary; nothing is written to the browser's console (contract.md §5).
if (root) createRoot(root, { onCaughtError: () => undefined }).render(<Console />)
