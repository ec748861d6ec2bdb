import { sex, userType } from '@ampdeck/api/enumerations/system'
import { organize } from '@ampdeck/api/system/organize'
import { type ManagedUser, UserEdit, userAdmin } from '@ampdeck/api/system/user-admin'
import { userAdminTexts } from '@ampdeck/api/system/user-admin.texts'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { Button } from '@ampdeck/ui/button'
import { SegmentField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { type Draft, DraftForm, type DraftSchema, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { PasswordField } from '@ampdeck/ui/password-input'
import { Loading } from '@ampdeck/ui/state-panel'
import { Tabs } from '@ampdeck/ui/tabs'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { TreeField, type TreeNode } from '@ampdeck/ui/tree-select'
import { INITIAL_PASSWORD_LENGTH, initialPassword } from '@ampdeck/validation/forms'
import { md5 } from 'js-md5'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useTab } from '../../../menu/use-tab.ts'
import { paths } from '../../../session/paths.ts'
import { CloseQuestion } from '../../../shell/close-question.tsx'
import { UserDevices } from '../../../user/user-devices.tsx'
import { UserView } from '../../../user/user-view.tsx'
import styles from './user-details.module.css'

const words = texts({
  parts: ['Sections of the user', '用户详情分页'],
  password: [
    'Ten characters. Valid for one login, at which it must be changed.',
    '10 个字符，仅用于首次登录，登录后须修改。',
  ],
  stationsHint: [
    'Empty: the roles alone decide. Otherwise only these within the scope of the roles.',
    '留空时由角色决定；否则仅限角色范围内的这些场站。',
  ],
  fleetsHint: [
    'Empty: the roles alone decide. Otherwise only these within the scope of the roles.',
    '留空时由角色决定；否则仅限角色范围内的这些车队。',
  ],
  sum: [
    'Will see {stations} of {allStations} stations, {fleets} of {allFleets} fleets and {pages} pages',
    '可查看场站 {stations} / {allStations} 个、车队 {fleets} / {allFleets} 个、页面 {pages} 个',
  ],
  beyond: ['More than your own rights', '超出您本人的权限'],
  saved: ['{name} saved', '已保存{name}'],
})

const parts = [
  { id: 'base', label: ['Basic information', '基础信息'] },
  { id: 'stations', label: ['Stations', '场站'] },
  { id: 'teams', label: ['Teams', '车队'] },
  { id: 'roles', label: ['Roles', '角色'] },
  { id: 'view', label: ['What this person sees', '可见内容'] },
  { id: 'devices', label: ['Signed-in devices', '已登录设备'] },
] as const
type Part = (typeof parts)[number]['id']

/** What is filled in; only a new user has an initial password. */
const schemaOf = (password: z.ZodType<string | undefined, string | undefined>) =>
  UserEdit.extend({
    password,
    organizeId: Id,
    roleIds: z.array(Id),
    stationIds: z.array(Id),
    groupIds: z.array(Id),
  })
const Added = schemaOf(initialPassword)
const Edited = schemaOf(z.string().optional())
type Values = z.input<typeof Edited>

const defaults = {
  password: '',
  userType: userType.code.ordinary,
  sex: sex.code.confidential,
  roleIds: [],
  stationIds: [],
  groupIds: [],
}

interface UserFormProps {
  record: ManagedUser | undefined
  reload: () => void
  isReadOnly?: boolean
}

/** All of a user in tabs that are saved together; the preview says before that what it comes to. */
export function UserForm({ record, reload, isReadOnly = false }: UserFormProps) {
  const say = useSay()
  const { tab, open } = useTab(parts)
  const shown = parts.filter(({ id }) => record || id !== 'devices')
  const form = useUserForm({ record, reload, onInvalid: () => open('base') })

  return (
    <>
      <DraftForm of={form}>
        <Tabs
          label={say(words.parts)}
          tabs={shown.map(({ id, label }) => ({ id, label: say(label) }))}
          current={tab}
          onChange={open}
        >
          <fieldset disabled={isReadOnly && tab !== 'view' && tab !== 'devices'} className={styles.part}>
            <UserPart part={tab} form={form} record={record} />
          </fieldset>
        </Tabs>
        {!isReadOnly && tab !== 'devices' && <Foot form={form} record={record} />}
      </DraftForm>
      {form.isLeaving && <CloseQuestion onAnswer={form.answerLeave} />}
    </>
  )
}

function useUserForm({
  record,
  reload,
  onInvalid,
}: Pick<UserFormProps, 'record' | 'reload'> & { onInvalid: () => void }): Draft<Values> {
  const say = useSay()
  const navigate = useNavigate()
  const schema: DraftSchema<Values> = record ? Edited : Added
  const form: Draft<Values> = useCallForm(record ? userAdmin.edit : userAdmin.add, schema, {
    texts: userAdminTexts,
    ...(record && { record: { ...record, organizeId: record.organizeId ?? undefined } }),
    defaults,
    onInvalid,
    reload,
    input: ({ password = '', ...draft }) =>
      record ? { ...draft, id: record.id, version: record.version } : { ...draft, password: md5(password) },
    said: (saved) => say(words.saved, { name: saved.name }),
    onDone: (saved) => {
      if (!saved) return form.methods.reset()
      if (record) reload()
      else navigate(paths.user(saved.id), { replace: true })
    },
  })
  useUnsaved(form.methods.formState.isDirty)
  return form
}

interface PartProps {
  form: Draft<Values>
  record: ManagedUser | undefined
}

/** The content of one tab. */
function UserPart({ part, form, record }: PartProps & { part: Part }) {
  switch (part) {
    case 'base':
      return <BasePart form={form} isNew={!record} />
    case 'stations':
      return <ListPart form={form} record={record} of="stationIds" call={userAdmin.stations} />
    case 'teams':
      return <ListPart form={form} record={record} of="groupIds" call={userAdmin.groups} />
    case 'roles':
      return <ListPart form={form} record={record} of="roleIds" call={userAdmin.roles} />
    case 'view':
      return <ViewPart form={form} record={record} />
    case 'devices':
      return record && <UserDevices of={record} />
  }
}

function BasePart({ form, isNew }: { form: Draft<Values>; isNew: boolean }) {
  const say = useSay()
  const { data: organisations = [] } = useRead(organize.tree, {})
  const nodes = useMemo(() => nodesOf(organisations, null), [organisations])

  return (
    <FormSection>
      <TextField of={form} name="name" />
      <TextField of={form} name="account" />
      {isNew && (
        <PasswordField
          of={form}
          name="password"
          rule="user"
          maxLength={INITIAL_PASSWORD_LENGTH}
          hint={say(words.password)}
        />
      )}
      <TextField of={form} name="telephone" type="tel" />
      <TextField of={form} name="email" type="email" />
      <SelectField of={form} name="userType" options={userType} />
      <TreeField of={form} name="organizeId" nodes={nodes} />
      <SegmentField of={form} name="sex" options={sex} />
      <TextField of={form} name="weChatNumber" />
      <TextField of={form} name="zipCode" />
      <TextField of={form} name="phone" type="tel" />
      <TextAreaField of={form} name="mailAddress" mayExceed wide />
    </FormSection>
  )
}

type Organisation = { id: number; pid: number | null; name: string }

function nodesOf(all: readonly Organisation[], pid: number | null): TreeNode[] {
  return all
    .filter((one) => one.pid === pid)
    .map(({ id, name }) => ({ id, label: name, children: nodesOf(all, id) }))
}

type ListName = 'stationIds' | 'groupIds' | 'roleIds'
const hints = { stationIds: words.stationsHint, groupIds: words.fleetsHint, roleIds: undefined }

interface ListPartProps extends PartProps {
  of: ListName
  call: typeof userAdmin.stations
}

function ListPart({ form, record, of, call }: ListPartProps) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(call, { id: record?.id ?? null })
  const { data } = reading
  const options = useMemo(
    () =>
      (data?.options ?? []).map(({ id, name, nameEn, code }) => ({
        value: id,
        label: (language === 'en' && nameEn) || name,
        detail: code,
      })),
    [data, language],
  )
  const hint = hints[of]
  // Without its options it would take everything for what may not be seen.
  if (!data) return reading.error ? <ReadFailed of={reading} /> : <Loading />
  return <TransferField of={form} name={of} options={options} {...(hint && { hint: say(hint) })} />
}

/** What the form as it is now would let somebody see. */
function usePreview({ form, record }: PartProps) {
  const { control } = form.methods
  const [organizeId, roleIds, stationIds, groupIds] = useWatch({
    control,
    name: ['organizeId', 'roleIds', 'stationIds', 'groupIds'],
  })
  return useRead(
    userAdmin.preview,
    { id: record?.id ?? null, organizeId: organizeId || null, roleIds, stationIds, groupIds },
    { keepsLast: true },
  )
}

function ViewPart(of: PartProps) {
  const reading = usePreview(of)
  if (reading.data) return <UserView of={reading.data} />
  return reading.error ? <ReadFailed of={reading} /> : <Loading />
}

/** The result in one line, always in sight beside the buttons. */
function Foot({ form, record }: PartProps) {
  const say = useSay()
  const { data } = usePreview({ form, record })
  const pages = data?.menu.filter(({ componentType }) => componentType === 'MENU').length

  return (
    <div className={styles.foot}>
      <p className={styles.sum} role="status">
        {data &&
          say(words.sum, {
            stations: data.seen.stations.seen,
            allStations: data.seen.stations.total,
            fleets: data.seen.fleets.seen,
            allFleets: data.seen.fleets.total,
            pages: pages ?? 0,
          })}
        {data?.isBeyondOwn && <strong className={styles.beyond}> {say(words.beyond)}</strong>}
      </p>
      <Button look="plain" size="form" onClick={form.leave}>
        {say(commonTexts.cancel)}
      </Button>
      <Button
        type="submit"
        look="primary"
        size="form"
        busy={form.isBusy}
        blockedReason={data?.isBeyondOwn ? say(words.beyond) : undefined}
      >
        {say(commonTexts.save)}
      </Button>
    </div>
  )
}
