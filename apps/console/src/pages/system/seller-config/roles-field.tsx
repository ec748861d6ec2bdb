import type { RoleName } from '@ampdeck/api/system/role-name'
import type { RoleOfGroup } from '@ampdeck/api/system/single-sign-on'
import { localName, texts } from '@ampdeck/api/texts'
import { Button, IconButton } from '@ampdeck/ui/button'
import { bound, type ControlProps, FieldFrame, Select, TextInput, type ValueProps } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Plus, X } from 'lucide-react'
import type { z } from 'zod'
import styles from './log-in.module.css'

const words = texts({
  group: ['Group', '用户组'],
  role: ['Role', '角色'],
  add: ['Add group', '添加用户组'],
  remove: ['Remove group {group}', '移除用户组 {group}'],
})

type Row = z.input<typeof RoleOfGroup>

interface RolesOptions {
  options: readonly RoleName[]
}

/** Pairs of a group at the provider and a role here. */
function RolesInput({ value, onChange, options }: ControlProps & ValueProps<readonly Row[]> & RolesOptions) {
  const say = useSay()
  const { language } = useLanguage()
  const rows = value ?? []
  const change = (index: number, part: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))

  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        // Rows have no name of their own, and none is moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={styles.row}>
          <TextInput
            label={say(words.group)}
            maxLength={200}
            value={row.group}
            onChange={(event) => change(index, { group: event.target.value })}
          />
          <FieldFrame label={say(words.role)}>
            {(wiring) => (
              <Select
                {...wiring}
                value={row.roleId}
                onChange={(event) => change(index, { roleId: Number(event.target.value) })}
              >
                {options.map((role) => (
                  <option key={role.id} value={role.id}>
                    {localName(role, language)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <IconButton
            label={say(words.remove, { group: row.group })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => onChange([...rows, { group: '', roleId: options[0]?.id ?? 0 }])}
        >
          {say(words.add)}
        </Button>
      </div>
    </div>
  )
}

export const RolesField = bound<readonly Row[], RolesOptions>(RolesInput, { isGroup: true, wide: true })
