import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { OverlayProvider } from '../overlay/overlay-provider.tsx'

export interface ChoiceOption {
  value: string
  label: string
}

export interface ChoiceMenuProps {
  label: string
  /** A button; it shows what is chosen. */
  trigger: ReactElement
  options: readonly ChoiceOption[]
  value: readonly string[]
  /** Several may be chosen, and the menu stays open meanwhile. */
  multiple?: boolean
  onChange: (value: string[]) => void
}

/** A choice that opens from a button: one of several, or any of several. */
export function ChoiceMenu({ label, trigger, options, value, multiple = false, onChange }: ChoiceMenuProps) {
  const toggle = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, option] : value.filter((chosen) => chosen !== option))

  return (
    <OverlayProvider>
      <Chakra.Root positioning={{ placement: 'bottom-start', gutter: 4 }} closeOnSelect={!multiple}>
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content aria-label={label}>
              {multiple ? (
                options.map((option) => (
                  <Chakra.CheckboxItem
                    key={option.value}
                    value={option.value}
                    checked={value.includes(option.value)}
                    onCheckedChange={(isChosen) => toggle(option.value, isChosen)}
                  >
                    <ChoiceLabel>{option.label}</ChoiceLabel>
                  </Chakra.CheckboxItem>
                ))
              ) : (
                <Chakra.RadioItemGroup
                  value={value[0] ?? ''}
                  onValueChange={({ value: chosen }) => onChange([chosen])}
                >
                  {options.map((option) => (
                    <Chakra.RadioItem key={option.value} value={option.value}>
                      <ChoiceLabel>{option.label}</ChoiceLabel>
                    </Chakra.RadioItem>
                  ))}
                </Chakra.RadioItemGroup>
              )}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </OverlayProvider>
  )
}

function ChoiceLabel({ children }: { children: string }) {
  return (
    <>
      <Chakra.ItemText>{children}</Chakra.ItemText>
      <Chakra.ItemIndicator>
        <Check />
      </Chakra.ItemIndicator>
    </>
  )
}
