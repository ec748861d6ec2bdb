import { tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import { canStart } from '@ampdeck/api/life'
import { type Tag, type TagObjectRow, tag, tagLife } from '@ampdeck/api/member/tag'
import { tagTexts } from '@ampdeck/api/member/tag.texts'
import { ruleInWords } from '@ampdeck/api/member/tag-rule'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { FieldFrame } from '@ampdeck/ui/fields'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { actionsOf, columnsOf } from '@ampdeck/ui/list'
import { RecordsPicker } from '@ampdeck/ui/record-picker'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { paths } from '../../../session/paths.ts'
import { objectSources } from './object-source.ts'
import styles from './station-tag.module.css'

const words = texts({
  title: ['Tag', '标签'],
  name: ['Name', '名称'],
  detail: ['Number', '编号'],
  give: ['Add the tag to', '添加对象'],
  bind: ['Add tag', '添加标签'],
  bound: ['Tag added', '标签已添加'],
  unbind: ['Remove', '移除'],
  unbound: ['Tag removed', '标签已移除'],
})

const addresses: Readonly<Record<number, (of: TagObjectRow) => string>> = {
  [tagObject.code.member]: ({ id }) => paths.member(id),
  [tagObject.code.station]: ({ id }) => paths.station(id),
  [tagObject.code.vehicle]: ({ detail }) => paths.vehicleData(detail ?? ''),
}

/** What a tag says, and who has it; people give it and take it away here. */
export function TagDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(tag.get, { id })
  const { data } = reading

  return (
    <Drawer open onClose={onClose} title={data?.name ?? say(words.title)} width="wide">
      {data ? (
        <div className={styles.drawer}>
          <DescriptionList
            columns={2}
            items={[
              { label: say(tagTexts.objectKind), value: tagObject.label(data.objectKind, language) },
              { label: say(tagTexts.kind), value: tagKind.label(data.kind, language) },
              ...(data.rule
                ? [
                    {
                      label: say(tagTexts.rule),
                      value: ruleInWords(data.objectKind, data.rule, language),
                      wide: true,
                    },
                  ]
                : []),
            ]}
          />
          {canStart(tagLife.bind, data) && <Giving key={data.version} of={data} />}
          <Objects of={data} />
        </div>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}

/** Objects are picked, and all of them get the tag at once. */
function Giving({ of: { id, objectKind } }: { of: Tag }) {
  const say = useSay()
  const { may } = useGrants()
  const bind = useAction(tag.bind)
  const [chosen, choose] = useState<readonly (number | string)[]>([])
  const source = objectSources.get(objectKind)
  if (!source || !may(tag.update)) return null

  const give = async () => {
    if (!(await bind({ id, objectIds: chosen.map(Number) }))) return
    choose([])
    showMessage({ text: say(words.bound), tone: 'status' })
  }
  return (
    <div className={styles.giving}>
      <FieldFrame label={say(words.give)} wide>
        {(wiring) => (
          <RecordsPicker {...wiring} source={source} value={chosen} onChange={(ids) => choose(ids ?? [])} />
        )}
      </FieldFrame>
      <GuardedButton of={tag.update} disabled={chosen.length === 0} onClick={() => void give()}>
        {say(words.bind)}
      </GuardedButton>
    </div>
  )
}

/** The rows are the objects of the tag; the step is the tag's. */
const { step: unbindStep, ...unbindCall } = tag.unbind

function Objects({ of }: { of: Tag }) {
  const { id, objectKind } = of
  const { language } = useLanguage()
  const list = usePartList<TagObjectRow>(tag.objects, { id })
  const unbind = useAction(tag.unbind)
  const address = addresses[objectKind]
  const columns = columnsOf<TagObjectRow>({ name: words.name, detail: words.detail }, (c) => [
    c.name('name', { also: 'nameEn', sort: true, ...(address && { link: address }) }),
    c.text('detail', { code: true }),
  ])
  const actions = actionsOf<TagObjectRow>((a) => [
    a.call(unbindCall, { label: words.unbind, done: words.unbound }),
  ])
  const label = tagObject.label(objectKind, language)

  return (
    <PartTable
      label={label}
      unit={['object | objects', '对象']}
      list={list}
      columns={columns}
      {...(canStart(unbindStep, of) && {
        actions,
        on: { unbind: (row: TagObjectRow) => unbind({ id, objectIds: [row.id] }) },
      })}
    />
  )
}
