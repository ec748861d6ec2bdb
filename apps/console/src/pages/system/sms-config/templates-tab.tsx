import { activeState } from '@ampdeck/api/enumerations/member'
import { smsScene } from '@ampdeck/api/enumerations/system'
import { type SmsTemplate, smsTemplate } from '@ampdeck/api/system/sms-config'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { ChangedBy } from '../../../config/changed-by.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import styles from './sms-config.module.css'

const TemplateForm = lazyOf(() => import('./template-form.tsx'), 'TemplateForm')
const TestDialog = lazyOf(() => import('./test-dialog.tsx'), 'TestDialog')

const words = texts({
  edit: ['Edit', '编辑'],
  test: ['Send a test', '发送测试'],
  restore: ['Restore', '恢复默认'],
  question: ['Restore the default text of {scene}?', '{scene}恢复默认内容？'],
  usual: ['Default text', '默认内容'],
  action: ['Restore text', '恢复内容'],
})

const ALL = { current: 1, pageSize: 50 }

/** The text of every scene as it is sent, each with what can be done with it. */
export function TemplatesTab() {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const templates = useRead(smsTemplate.page, ALL)
  const [edited, edit] = useState<SmsTemplate>()
  const [tried, test] = useState<SmsTemplate>()
  const [restored, restore] = useState<SmsTemplate>()
  const remove = useAction(smsTemplate.delete)
  const nameOf = ({ scene }: SmsTemplate) => smsScene.label(scene, language)

  if (!templates.data) return <Awaited of={templates} />
  return (
    <>
      <ul className={styles.templates}>
        {templates.data.records.map((template) => (
          <li key={template.id} aria-label={nameOf(template)}>
            <div className={styles.head}>
              <h2>{nameOf(template)}</h2>
              <StatusBadge of={activeState} code={template.state} />
              <span className={styles.note}>
                {template.isOwn ? <ChangedBy of={template} /> : say(words.usual)}
              </span>
            </div>
            <p lang="zh-CN">{template.content}</p>
            <p lang="en" className={styles.note}>
              {template.contentEn}
            </p>
            <div className={styles.tools}>
              <GuardedButton of={smsTemplate.save} size="small" onClick={() => edit(template)}>
                {say(words.edit)}
              </GuardedButton>
              <GuardedButton of={smsTemplate.save} size="small" look="plain" onClick={() => test(template)}>
                {say(words.test)}
              </GuardedButton>
              {template.isOwn && may(smsTemplate.delete) && (
                <Button size="small" look="plain" onClick={() => restore(template)}>
                  {say(words.restore)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>

      {edited && <TemplateForm record={edited} onClose={() => edit(undefined)} />}
      {tried && <TestDialog scene={tried.scene} name={nameOf(tried)} onClose={() => test(undefined)} />}

      {restored && (
        <ConfirmDialog
          open
          title={say(words.question, { scene: nameOf(restored) })}
          action={say(words.action)}
          onConfirm={() => {
            void remove({ scene: restored.scene })
            restore(undefined)
          }}
          onCancel={() => restore(undefined)}
        />
      )}
    </>
  )
}
