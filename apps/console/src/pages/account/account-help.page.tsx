import { type HelpArticle, help, helpCategory } from '@ampdeck/api/member/help'
import { localName, texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { TextInput } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RichTextView } from '@ampdeck/ui/rich-text'
import { Empty } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Awaited } from '../../data/awaited.tsx'
import { useRead } from '../../data/use-read.ts'
import { usePageHead } from '../../shell/use-page-head.ts'
import { manualPath } from '../../shell/user-actions.ts'
import styles from './account-help.module.css'

const words = texts({
  manual: ['Operation manual (PDF)', '操作手册（PDF）'],
  feedback: ['Write to us', '意见反馈'],
  search: ['Search the help', '搜索帮助'],
  items: ['Help items', '帮助条目'],
  choose: ['Choose an item', '请选择条目'],
  none: ['No help items yet', '暂无帮助条目'],
  noneFound: ['No help items match this text', '没有符合条件的帮助条目'],
})

/** The released articles as a tree, searched, beside the one that is read, at first the first one; `?page=` is the page whose help is asked for. */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('accountHelp')
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState('')
  const reading = useRead(help.selectAll, { text: text || undefined }, { keepsLast: true })
  const items = reading.data ?? []
  const asked = Number(search.get('id'))
  const ofPage = items.find(({ pageId }) => pageId !== null && pageId === search.get('page'))
  const first = items.toSorted((a, b) => a.category - b.category)[0]
  const current = items.find(({ id }) => id === asked) ?? ofPage ?? (text ? undefined : first)

  return (
    <DetailPage
      {...head}
      actions={
        <>
          <LinkButton href="/account/feedback">{say(words.feedback)}</LinkButton>
          <LinkButton href={manualPath(language)} target="_blank">
            {say(words.manual)}
          </LinkButton>
        </>
      }
    >
      <div className={styles.page}>
        <Panel title={say(words.items)}>
          <TextInput
            id="help-search"
            type="search"
            label={say(words.search)}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setSearch({}, { replace: true })
            }}
          />
          {!reading.data && <Awaited of={reading} />}
          {reading.data && items.length === 0 && <Empty title={say(text ? words.noneFound : words.none)} />}
          <Tree items={items} current={current?.id} />
        </Panel>
        <Panel title={current ? titleOf(current, language) : say(words.choose)}>
          {current && <Article id={current.id} />}
        </Panel>
      </div>
    </DetailPage>
  )
}

const titleOf = ({ title, titleEn }: Pick<HelpArticle, 'title' | 'titleEn'>, language: 'en' | 'zh-CN') =>
  localName({ name: title, nameEn: titleEn }, language)

function Tree({ items, current }: { items: readonly HelpArticle[]; current: number | undefined }) {
  const { language } = useLanguage()

  return helpCategory.codes.map((category) => {
    const own = items.filter((item) => item.category === category)
    return (
      own.length > 0 && (
        <details key={category} open className={styles.category}>
          <summary>{helpCategory.label(category, language)}</summary>
          <ul>
            {own.map((item) => (
              <li key={item.id}>
                <Link to={`?id=${item.id}`} aria-current={item.id === current ? 'page' : undefined}>
                  {titleOf(item, language)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )
    )
  })
}

function Article({ id }: { id: number }) {
  const { language } = useLanguage()
  const reading = useRead(help.article, { id })
  const { data } = reading

  return data ? (
    <RichTextView html={(language === 'en' && data.contentEn) || data.content} />
  ) : (
    <Awaited of={reading} />
  )
}
