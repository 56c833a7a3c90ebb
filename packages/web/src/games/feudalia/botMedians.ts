/**
 * What hard bots reach alone, in halves of a point: for each scenario the median of
 * `thorp tournament feudalia --levels hard --seats 1 --set scenario=S4 --deals 5 --no-clock`. Scenarios that are missing have
 * not been measured.
 */
export default { S4: 19, S5: 11 };
