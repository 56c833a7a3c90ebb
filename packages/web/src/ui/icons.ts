import about from 'game-icons:scroll-unfurled';
import bot from 'game-icons:robot-antennas';
import cancel from 'game-icons:cancel';
import check from 'game-icons:check-mark';
import coins from 'game-icons:two-coins';
import day from 'game-icons:calendar';
import crown from 'game-icons:jewel-crown';
import eye from 'game-icons:open-book';
import flag from 'game-icons:flying-flag';
import folder from 'game-icons:chest';
import forMe from 'game-icons:cash';
import friends from 'game-icons:three-friends';
import gear from 'game-icons:big-gear';
import hint from 'game-icons:old-lantern';
import house from 'game-icons:house';
import key from 'game-icons:key';
import lamp from 'game-icons:lantern-flame';
import log from 'game-icons:scroll-quill';
import look from 'game-icons:magnifying-glass';
import menu from 'game-icons:hamburger-menu';
import person from 'game-icons:person';
import play from 'game-icons:card-play';
import sheet from 'game-icons:podium';
import trash from 'game-icons:trash-can';
import undo from 'game-icons:return-arrow';
import plus from 'game-icons:health-normal';

/** Icons of the page, from game-icons.net (CC BY 3.0): see the credits. */
export const ICONS = {
  about,
  bot,
  cancel,
  check,
  coins,
  crown,
  day,
  eye,
  flag,
  folder,
  forMe,
  friends,
  gear,
  hint,
  house,
  key,
  lamp,
  log,
  look,
  menu,
  person,
  play,
  plus,
  sheet,
  trash,
  undo,
};

export type IconName = keyof typeof ICONS;
