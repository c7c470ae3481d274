/** The pages about people and clubs, each loaded when it is first wanted. */
export const people = {
  friends: () => import('./FriendsPage.svelte'),
  clubs: () => import('./ClubsPage.svelte'),
  houseRules: () => import('./HouseRulesPage.svelte'),
};

/** Those that are about somebody or something in the address. */
export const ofPeople = {
  profile: () => import('./ProfilePage.svelte'),
  statistics: () => import('./StatisticsPage.svelte'),
  friendLink: () => import('./FriendLinkPage.svelte'),
  club: () => import('./ClubPage.svelte'),
  clubLink: () => import('./ClubLinkPage.svelte'),
  houseVersion: () => import('./HouseVersionPage.svelte'),
};
