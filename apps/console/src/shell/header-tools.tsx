import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { Languages } from 'lucide-react'

const words = texts({ language: ['Language', '语言'] })

/** The buttons of the header that belong to nobody in particular. */
export function HeaderTools() {
  const say = useSay()
  const { setLanguage } = useLanguage()

  return (
    <Menu
      label={say(words.language)}
      trigger={
        <IconButton label={say(words.language)}>
          <Languages size={18} />
        </IconButton>
      }
      items={[
        { id: 'en', label: 'English' },
        { id: 'zh-CN', label: '简体中文' },
      ]}
      onChoose={(id) => setLanguage?.(id === 'zh-CN' ? 'zh-CN' : 'en')}
    />
  )
}
