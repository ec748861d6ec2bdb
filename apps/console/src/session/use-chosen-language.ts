import type { Language } from '@ampdeck/api/enumeration'
import { loadChineseFont } from '@ampdeck/ui/theme'
import { useEffect, useState } from 'react'
import { initialLanguage } from './language.ts'
import { storeLanguage } from './storage.ts'

/** Keeps the chosen language, names it on the document and brings the Chinese face when it is needed. */
export function useChosenLanguage() {
  const [language, setLanguage] = useState(initialLanguage)

  useEffect(() => {
    document.documentElement.lang = language
    if (language === 'zh-CN') void loadChineseFont()
  }, [language])

  const choose = (chosen: Language) => {
    storeLanguage(chosen)
    setLanguage(chosen)
  }
  return { language, choose }
}
