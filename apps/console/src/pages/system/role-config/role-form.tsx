import { dataScope } from '@ampdeck/api/enumerations/system'
import { type Role, RoleDraft, type RoleImpact, role } from '@ampdeck/api/system/role'
import { roleTexts } from '@ampdeck/api/system/role.texts'
import { commonTexts, localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { DraftForm, FormSection, LeaveQuestion } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../data/use-action.ts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import { ImpactQuestion } from './impact-question.tsx'
import { RoleRights } from './role-rights.tsx'

const words = texts({
  role: ['Role', '角色'],
  everyFleet: ['Empty: every fleet', '留空表示全部车队'],
})

const { chosen: CHOSEN, seller: WHOLE } = dataScope.code

interface RoleFormProps extends RecordFormProps<Role> {
  head: { title: string; breadcrumb: { label: string; href: string }[] }
}

export function RoleForm({ head, ...props }: RoleFormProps) {
  const { record } = props
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const isReadOnly = !may(record ? role.update : role.save)
  const form = useRecordForm(RoleDraft, role, {
    ...props,
    texts: roleTexts,
    defaults: { dataScope: WHOLE, stationIds: [], groupIds: [], permissions: [] },
  })
  const { control } = form.methods
  const scope = useWatch({ control, name: 'dataScope' })
  const permissions = useWatch({ control, name: 'permissions' })
  const impactOf = useAction(role.impact)
  const [impact, setImpact] = useState<RoleImpact>()

  /** Asks first where somebody who holds the role would notice. */
  const save = async () => {
    if (!record || !(await form.methods.trigger())) return form.save()
    const { name, nameEn, remark, ...rights } = form.methods.getValues()
    const found = await impactOf({ ...rights, id: record.id })
    if (!found) return
    if (found.users.length > 0) setImpact(found)
    else form.save()
  }
  const draft = { ...form, save: () => void save() }

  return (
    <DetailPage
      {...head}
      actions={
        !isReadOnly && (
          <>
            <Button look="plain" onClick={form.leave}>
              {say(commonTexts.cancel)}
            </Button>
            <Button type="submit" form={form.id} look="primary" busy={form.isBusy}>
              {say(commonTexts.save)}
            </Button>
          </>
        )
      }
    >
      <Panel title={say(words.role)}>
        <DraftForm of={draft}>
          <FormSection>
            <TextField of={form} name="name" readOnly={isReadOnly} />
            <TextField of={form} name="nameEn" readOnly={isReadOnly} />
            <SelectField of={form} name="dataScope" options={dataScope} readOnly={isReadOnly} />
            {scope === CHOSEN && (
              <>
                <RecordsField of={form} name="stationIds" source={stationSource} readOnly={isReadOnly} />
                <RecordsField
                  of={form}
                  name="groupIds"
                  source={fleetSource}
                  hint={say(words.everyFleet)}
                  readOnly={isReadOnly}
                />
              </>
            )}
            <TextAreaField of={form} name="remark" wide readOnly={isReadOnly} />
          </FormSection>
        </DraftForm>
      </Panel>
      <RoleRights
        record={record}
        value={permissions ?? []}
        onChange={
          isReadOnly ? undefined : (keys) => form.methods.setValue('permissions', keys, { shouldDirty: true })
        }
      />
      {impact && record && (
        <ImpactQuestion
          of={impact}
          name={localName(record, language)}
          onCancel={() => setImpact(undefined)}
          onConfirm={() => {
            setImpact(undefined)
            form.save()
          }}
        />
      )}
      <LeaveQuestion form={form} />
    </DetailPage>
  )
}
