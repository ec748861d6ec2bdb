import { permission } from '@ampdeck/api/system/permission'
import { role } from '@ampdeck/api/system/role'
import { why } from '@ampdeck/api/system/why'
import { texts } from '@ampdeck/api/texts'
import { Combobox } from '@ampdeck/ui/combobox'
import { Panel } from '@ampdeck/ui/detail'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Awaited } from '../../data/awaited.tsx'
import { useRead } from '../../data/use-read.ts'
import { useMenu } from '../../menu/menu-context.ts'
import { usePageHead } from '../../shell/use-page-head.ts'
import styles from './why.module.css'
import { WhyAnswer } from './why-answer.tsx'

const words = texts({
  user: ['User', '用户'],
  key: ['Menu or action', '菜单或操作'],
  answer: ['Answer', '结果'],
  lead: [
    'Choose what somebody cannot see or do: which roles grant it, what withholds it, and who can grant it.',
    '选择某用户看不到或不能执行的功能，即可查看哪些角色包含该权限、被什么限制以及谁可以授予。',
  ],
})

/** Why somebody may not see or do something, from the address: `?user=…&key=…` or `?call=…`. */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('why')
  const { may } = useGrants()
  const menu = useMenu()
  const [search, setSearch] = useSearchParams()
  const mayAsk = menu.pages.some(({ id }) => id === 'role' || id === 'user')
  const mayTree = menu.pages.some(({ id }) => ['permission', 'role', 'RoleConfig', 'seller'].includes(id))
  const userId = Number(search.get('user')) || undefined
  const key = search.get('key') ?? undefined
  const path = search.get('call') ?? undefined
  const users = useRead(why.whyUsers, {}, { enabled: mayAsk })
  const tree = useRead(permission.tree, {}, { enabled: mayTree })
  const asked = { ...(mayAsk && userId && { userId }), ...(key ? { key } : path ? { path } : {}) }
  const isAsked = key !== undefined || path !== undefined
  const answer = useRead(why.why, asked, { enabled: isAsked })
  const set = (name: 'user' | 'key', value: unknown) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (value === null || value === undefined) next.delete(name)
      else next.set(name, String(value))
      if (name === 'key') next.delete('call')
      return next
    })

  const keys = useMemo(() => {
    const entries = (tree.data ?? []).filter(({ componentType }) => componentType !== 'CATALOG')
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const titleOf = ({ title, titleEn }: { title: string; titleEn: string }) =>
      language === 'en' ? titleEn : title
    return entries.map((entry) => {
      const page = byId.get(entry.pid)
      return {
        value: entry.name,
        label: page ? `${titleOf(page)} / ${titleOf(entry)}` : titleOf(entry),
        detail: entry.name,
      }
    })
  }, [tree.data, language])

  return (
    <>
      <PageHead {...head} description={say(words.lead)} />
      <div className={styles.page}>
        <div className={styles.asked}>
          {mayAsk && (
            <Combobox
              aria-label={say(words.user)}
              placeholder={say(words.user)}
              options={(users.data ?? []).map(({ id, name, account }) => ({
                value: id,
                label: name,
                detail: account,
              }))}
              value={userId ?? null}
              onChange={(value) => set('user', value)}
            />
          )}
          {mayTree && (
            <Combobox
              aria-label={say(words.key)}
              placeholder={say(words.key)}
              options={keys}
              value={key ?? null}
              onChange={(value) => set('key', value)}
            />
          )}
        </div>
        {isAsked && (
          <Panel title={say(words.answer)}>
            {answer.data ? (
              <WhyAnswer of={answer.data} mayConfigure={may(role.update)} />
            ) : (
              <Awaited of={answer} />
            )}
          </Panel>
        )}
      </div>
    </>
  )
}
