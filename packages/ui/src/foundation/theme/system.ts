import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { dialogRecipe } from './recipes/dialog-recipe.ts'
import { drawerRecipe } from './recipes/drawer-recipe.ts'
import { menuRecipe } from './recipes/menu-recipe.ts'
import { keyframes } from './recipes/overlay.ts'
import { popoverRecipe } from './recipes/popover-recipe.ts'

/**
 * Chakra with our recipes alone. It holds no tokens: recipes read the custom properties of `tokens.css`, so changing
 * mode, accent or density is one attribute and no style is computed again. A part whose recipe is missing here
 * renders unstyled without an error, therefore each has a story.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  theme: {
    keyframes,
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      menu: menuRecipe,
      popover: popoverRecipe,
    },
  },
})
