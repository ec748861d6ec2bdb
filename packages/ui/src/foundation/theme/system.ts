import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { comboboxRecipe } from './recipes/combobox-recipe.ts'
import { datePickerRecipe } from './recipes/date-picker-recipe.ts'
import { dialogRecipe } from './recipes/dialog-recipe.ts'
import { drawerRecipe } from './recipes/drawer-recipe.ts'
import { listboxRecipe } from './recipes/listbox-recipe.ts'
import { menuRecipe } from './recipes/menu-recipe.ts'
import { keyframes } from './recipes/overlay.ts'
import { popoverRecipe } from './recipes/popover-recipe.ts'

/**
 * How Chakra's parts look. They read the tokens as custom properties, so changing mode, accent or density is one
 * attribute and no style is computed again. A part whose recipe is missing here renders unstyled without an error,
 * therefore each has a story.
 */
export const recipes = defineConfig({
  preflight: false,
  theme: {
    keyframes,
    slotRecipes: {
      combobox: comboboxRecipe,
      datePicker: datePickerRecipe,
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      listbox: listboxRecipe,
      menu: menuRecipe,
      popover: popoverRecipe,
    },
  },
})

/**
 * What Chakra's parts run with, where an application passes no system of its own. The tokens are left out: every page
 * has them already, from `tokens.css`.
 */
export const system = createSystem(defaultBaseConfig, recipes)
