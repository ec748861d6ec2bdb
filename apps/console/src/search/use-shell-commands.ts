import { useLanguage } from '@ampdeck/ui/language'
import { changeSettings, type Settings } from '@ampdeck/ui/settings'
import { useMemo } from 'react'
import { openDialog } from '../shell/dialogs/open-dialog.ts'
import { manualPath, userActions } from '../shell/user-actions.ts'
import type { Command } from './command.ts'
import { searchTexts as words } from './search.texts.ts'

export interface Appearance {
  settings: Settings
  onSettings: (settings: Settings) => void
}

/** What the frame itself can do: the entries of the user's menu, the other language, the other appearance. */
export function useShellCommands({ settings, onSettings }: Appearance) {
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'zh-CN' : 'en'
  const mode = document.documentElement.dataset.mode === 'dark' ? 'light' : 'dark'

  return useMemo(() => {
    const commands: Command[] = [
      ...userActions.map(
        ({ id, title, dialog }): Command => ({
          id: `action:${id}`,
          group: 'actions',
          title,
          icon: id,
          ...(!dialog && { address: manualPath(language), hint: words.newWindow }),
          ...(id === 'logOut' && { hint: words.asksFirst }),
        }),
      ),
      {
        id: 'action:language',
        group: 'actions',
        title: other === 'en' ? words.english : words.chinese,
        icon: 'language',
      },
      { id: 'action:mode', group: 'actions', title: words[mode], icon: mode },
    ]
    const run = (id: string) => {
      const dialog = userActions.find((action) => `action:${action.id}` === id)?.dialog
      if (dialog) openDialog(dialog)
      if (id === 'action:language') setLanguage?.(other)
      if (id === 'action:mode') onSettings(changeSettings(settings, { mode }))
    }
    return { commands, run }
  }, [language, other, mode, setLanguage, settings, onSettings])
}
