import type { UserInfo } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { Languages } from 'lucide-react'
import { NoticesButton } from '../notices/notices-button.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { UserMenu } from './user-menu.tsx'

const words = texts({ language: ['Language', '语言'] })

/** The right end of the header: search, notices, language, the user's own menu (requirements.md §2). */
export function HeaderTools({ user }: { user: UserInfo | undefined }) {
  return (
    <>
      <SearchButton />
      <NoticesButton />
      <LanguageMenu />
      {user && <UserMenu user={user} />}
    </>
  )
}

function LanguageMenu() {
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
