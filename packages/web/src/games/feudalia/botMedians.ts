/**
 * What hard bots reach in solitaire, in halves of a point: for each scenario the median of `thorp tournament feudalia
 * --levels hard --seats 1 --set scenario=S4 --deals 5 --no-clock`. Five deals give a rough value; S6 was played on 15.
 */
export default { S4: 19, S5: 11, S6: 18, S7: 14, S8: 14, S9: 15, S10: 14, S11: 13 };
