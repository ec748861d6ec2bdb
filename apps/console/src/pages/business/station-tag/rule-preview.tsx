import { tagObject } from '@ampdeck/api/enumerations/member'
import { tag } from '@ampdeck/api/member/tag'
import { isRuleOf, TagRule } from '@ampdeck/api/member/tag-rule'
import { localName, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import styles from './station-tag.module.css'

const words = texts({
  waiting: ['Complete the rule to preview its matches', '填写完整规则后可预览结果'],
  count: ['{count} of {total} {objects} have this tag now', '当前{objects}共 {total}，其中 {count} 符合'],
  others: ['and others', '等'],
})

const PAUSE_MS = 400

/** How many objects the rule finds as it stands, and some of them by name. */
export function RulePreview({ objectKind, rule }: { objectKind: unknown; rule: unknown }) {
  const say = useSay()
  const { language } = useLanguage()
  const text = useSettled(JSON.stringify(rule ?? null))
  const parsed = TagRule.safeParse(JSON.parse(text))
  const kind = tagObject.codes.find((code) => code === Number(objectKind)) ?? tagObject.code.member
  const isComplete = parsed.success && isRuleOf(kind, parsed.data)
  const asked = isComplete ? parsed.data : { match: 'all' as const, conditions: [] }
  const { data } = useRead(
    tag.preview,
    { objectKind: kind, rule: asked },
    { enabled: isComplete, keepsLast: true },
  )

  return (
    <p className={styles.preview} aria-live="polite">
      {isComplete && data ? (
        <>
          <b>
            {say(words.count, {
              count: data.count,
              total: data.total,
              objects: tagObject.label(kind, language).toLowerCase(),
            })}
          </b>
          {data.examples.length > 0 && (
            <span>
              {data.examples.map((one) => localName(one, language)).join(language === 'en' ? ', ' : '、')}{' '}
              {data.count > data.examples.length && say(words.others)}
            </span>
          )}
        </>
      ) : (
        say(words.waiting)
      )}
    </p>
  )
}

/** What somebody has stopped typing. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
