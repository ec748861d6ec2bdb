import { type MenuItem, MenuItemChange, permission } from '@ampdeck/api/system/permission'
import { permissionTexts } from '@ampdeck/api/system/permission.texts'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { NumberField, SelectField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { DraftForm } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { menuIconNames } from '@ampdeck/ui/icon'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './permission.module.css'

const words = texts({
  saved: ['Saved', '已保存'],
  reset: ['Reset', '恢复默认'],
  on: ['Switch on', '启用'],
  off: ['Switch off for everybody', '全局停用'],
  remove: ['Delete', '删除'],
  removeTitle: ['Delete {title}?', '删除{title}？'],
  removeAction: ['Delete entry', '删除菜单项'],
  was: ['Default: {title}', '默认：{title}'],
})

interface MenuItemFormProps {
  item: MenuItem
  isPlatform: boolean
  isReadOnly: boolean
  onGone: () => void
}

/** What is changed of one entry. */
export function MenuItemForm({ item, isPlatform, isReadOnly, onGone }: MenuItemFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const reset = useAction(permission.reset)
  const enable = useAction(permission.enable)
  const { id, version, original, isAdded, isChanged, isEnabled, componentType } = item
  const remove = useAction(permission.delete)
  const [isAsked, ask] = useState(false)
  const onRemove = async () => {
    ask(false)
    if ((await remove({ id })) !== undefined) onGone()
  }
  const form = useCallForm(permission.update, MenuItemChange, {
    texts: permissionTexts,
    record: item,
    input: ({ pid: _, url, ...draft }) => ({ ...draft, ...(isPlatform && isAdded && { url }), id, version }),
    said: words.saved,
  })
  useUnsaved(form.methods.formState.isDirty)
  const was = (title: string, now: string) =>
    title === now ? {} : { hint: say(words.was, { title: title }) }
  const mayShow = componentType !== 'BUTTON' && (original.isShow === 1 || isAdded)

  return (
    <DraftForm of={form} className={styles.form}>
      <TextField of={form} name="titleEn" readOnly={isReadOnly} {...was(original.titleEn, item.titleEn)} />
      <TextField of={form} name="title" readOnly={isReadOnly} {...was(original.title, item.title)} />
      {componentType === 'CATALOG' && (
        <SelectField
          of={form}
          name="icon"
          options={menuIconNames.map((name) => ({ value: name, label: name }))}
          readOnly={isReadOnly}
        />
      )}
      {componentType !== 'BUTTON' && (
        <TextField of={form} name="url" readOnly={isReadOnly || !isPlatform || !isAdded} />
      )}
      <NumberField of={form} name="sort" readOnly={isReadOnly} />
      {mayShow && <SwitchField of={form} name="isShow" readOnly={isReadOnly} />}
      {!isReadOnly && (
        <div className={styles.buttons}>
          {isPlatform && isAdded && may(permission.delete) && (
            <Button look="danger" onClick={() => ask(true)}>
              {say(words.remove)}
            </Button>
          )}
          {isPlatform && componentType !== 'CATALOG' && may(permission.enable) && (
            <Button onClick={() => void enable({ id, isEnabled: !isEnabled })}>
              {say(isEnabled ? words.off : words.on)}
            </Button>
          )}
          {isChanged && <Button onClick={() => void reset({ id })}>{say(words.reset)}</Button>}
          <Button type="submit" look="primary" busy={form.isBusy}>
            {say(commonTexts.save)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        danger
        title={say(words.removeTitle, { title: language === 'en' ? item.titleEn : item.title })}
        action={say(words.removeAction)}
        onConfirm={() => void onRemove()}
        onCancel={() => ask(false)}
      />
    </DraftForm>
  )
}
