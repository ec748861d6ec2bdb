import { LanguageProvider } from '@ampdeck/ui/language'
import { loadChineseFont } from '@ampdeck/ui/theme'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFeed } from './feed/use-feed.ts'
import { initialLanguage } from './session/language.ts'
import { Wall } from './wall.tsx'

const queryClient = new QueryClient()
const language = initialLanguage()

/** The wall display with its connection to the server. */
export function Bigscreen() {
  useEffect(() => {
    document.documentElement.lang = language
    if (language === 'zh-CN') void loadChineseFont()
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
  return <Wall feed={useFeed()} />
}
