import type { Catalogue } from '../catalogue.ts'

export const howItIsMeasured: Catalogue['howItIsMeasured'] = {
  title: 'Comment c’est mesuré',
  description:
    'Comment Keytrail calcule le rang habituel, ce qui marche, ce qui monte, les opportunités, les groupes et le reste : chaque donnée en une phrase, avec son minimum et ses limites.',
  lead: 'Chaque donnée est calculée à partir de vérifications que vous avez déjà. Aucune ne devine une cause.',
  figures: {
    'usual-rank': {
      title: 'Rang habituel et plage habituelle',
      how: 'À partir des 28 vérifications abouties qui précèdent la dernière, classées par position : le rang habituel est celui du milieu, la plage habituelle va du 10e au 90e centile. Une vérification qui n’a pas trouvé votre vidéo se classe après toutes les positions.',
      details: [
        'La dernière position est habituelle dans la plage, et inhabituelle, en mieux ou en moins bien, en dehors. Si votre vidéo n’était généralement pas trouvée et l’est maintenant, une position dans la plage ne reçoit aucun verdict.',
        'Dans la plage, une position éloignée d’au moins 3 places de celle d’il y a trois semaines est signalée aussi : une lente glissade élargit sa propre plage.',
        'C’est un nouveau palier si les deux dernières vérifications sont en dehors, du même côté.',
        'Minimum : 10 vérifications abouties avant la dernière. Les échecs ne comptent pas.',
        'Limites : une vérification qui couvre moins de résultats trouve moins, et des vérifications faites en une heure comptent comme celles de jours différents. Si des vérifications sans votre vidéo n’avaient pas la même profondeur, « hors du top N » indique la plus petite.',
      ],
    },
    'what-wins': {
      title: 'Ce qui marche ici',
      how: 'Pour les 10 premières vidéos différentes d’une vérification : la médiane de chaque donnée et sa moitié centrale, du 25e au 75e centile. Votre vidéo est dans cette moitié centrale, en dessous ou au-dessus.',
      details: [
        'Les favoris, les commentaires et les partages sont comptés pour 1 000 vues. L’âge est celui au moment de la vérification. Une publication photo n’a pas de durée, et un score VQ de 0 signifie « sans score ».',
        'Le score VQ est un nombre de 0 à 100 que TikTok attribue à certaines vidéos sans l’expliquer. Rien n’indique qu’un score plus élevé donne un meilleur rang.',
        'Une légende contient l’expression si ses mots s’y suivent, ou s’ils sont collés comme dans un hashtag, sans tenir compte des majuscules. Dans les écritures sans espaces, comme le japonais ou le thaï, l’expression est cherchée telle quelle.',
        'Votre vidéo est différente de la plupart si plus de la moitié des vidéos diffèrent d’elle. Un compte est petit au-dessous de 10 000 abonnés.',
        'Minimum : 5 vidéos qui ont cette donnée.',
        'Limites : dix vidéos sont un petit échantillon, et la vôtre peut en faire partie. Ce que les premières ont en commun n’est pas forcément ce qui les fait gagner. Si la vérification n’a pas trouvé votre vidéo, vos chiffres sont ceux de la dernière qui l’a trouvée.',
      ],
    },
    risers: {
      title: 'Ce qui monte ici',
      how: 'Une vidéo en hausse a été vue dans au moins 3 vérifications de la période choisie, et a gagné au moins 3 places entre la première et la dernière. Ces vidéos et toutes les autres sont comparées sur les mêmes données, chacune telle que la dernière vérification l’a trouvée.',
      details: [
        'Minimum : 5 vidéos en hausse.',
        'Une vidéo en hausse n’est pas forcément parmi les 10 premières : ces vidéos peuvent avoir d’autres points communs que les gagnantes.',
        'Limites : seules comptent les vérifications dont les résultats sont sur votre appareil. Une vidéo montée puis redescendue n’est pas en hausse, et une vidéo sortie des résultats garde son dernier rang.',
      ],
    },
    opportunity: {
      title: 'Opportunité',
      how: 'Le nombre de signes, sur quatre, qui se vérifient pour les 10 premières vidéos d’une vérification. Quatre : très ouverte ; trois : ouverte ; deux : disputée ; un ou aucun : difficile.',
      details: [
        'Moins de la moitié des légendes contiennent l’expression.',
        'Leur âge médian dépasse 90 jours.',
        'Au moins 3 viennent de comptes de moins de 10 000 abonnés.',
        'Au moins 3 n’étaient pas parmi les 10 premières de la vérification aboutie précédente, faite 14 jours plus tôt au plus.',
        'L’accueil désigne l’expression la plus ouverte comme meilleure chance pour votre prochaine vidéo ; s’il y en a plusieurs, celle où votre rang habituel est le meilleur.',
        'Minimum : une vérification de 10 vidéos, et 3 signes connus. Un signe impossible à établir est laissé de côté, et le résultat l’indique.',
        'Limites : TikTok ne publie pas de volume de recherche, une expression ouverte peut donc être peu recherchée. Les signes ont le même poids, et aucun ne promet un rang.',
      ],
    },
    'own-videos': {
      title: 'Vos vidéos côte à côte',
      how: 'Les rangs des vidéos de votre compte dans les vérifications de la période choisie. Une vidéo gagne ou perd des places si son dernier rang est à 3 places ou plus du premier, garde son rang sinon, et est absente si la dernière vérification ne l’a pas. Une vidéo en dépasse une autre si leur ordre change entre deux vérifications qui ont les deux.',
      details: [
        'Minimum : deux de vos vidéos dans une vérification ; 3 vérifications qui ont la vidéo.',
        'Limites : seules comptent les vérifications dont les résultats sont sur votre appareil. Votre position est celle de la meilleure vidéo.',
      ],
    },
    brief: {
      title: 'Un brief pour la prochaine vidéo',
      how: 'De ce qui marche ici, ce que l’on peut décider en tournant (durée, hashtags, expression dans la légende, publication photo), et l’opportunité de la même vérification, en phrases, avec les mots et les hashtags qu’au moins 3 des 10 premières légendes ont et pas la vôtre.',
      details: [
        'Les mots sont comparés sans tenir compte des majuscules, sans les mots courants de la langue du pays, et sans mentions ni liens. Au plus 6 mots et 6 hashtags sont cités.',
        'Minimum : une vérification de 5 vidéos.',
        'Limites : un texte dans une écriture sans espaces compte pour un mot. Le brief énumère ce qui a été mesuré ; ce n’est pas un conseil.',
      ],
    },
    suggestions: {
      title: 'Les suggestions au fil du temps',
      how: 'Deux recherches de la même expression, du même type et du même pays, comparées sans tenir compte des majuscules ni des espaces : une suggestion est nouvelle, disparue, ou montée ou descendue de la différence de ses places.',
      details: [
        'Minimum : deux recherches abouties. « Nouveau depuis » indique la précédente.',
        'Limites : les suggestions de TikTok varient aussi d’une requête à l’autre.',
      ],
    },
    clusters: {
      title: 'Groupes',
      how: 'Deux mots-clés vont ensemble s’ils partagent au moins la moitié de tous leurs mots, sans les mots courants de la langue du pays, ou si au moins 4 des 10 premières vidéos de leurs dernières vérifications sont les mêmes. Un groupe réunit tous les mots-clés que de telles paires relient ; il porte le nom de celui qui est dans le plus de paires, le plus court s’il y en a plusieurs.',
      details: [
        'Minimum : deux mots-clés. La meilleure opportunité connue est celle des mots-clés qui ont un résultat.',
        'Limites : une chaîne de paires peut relier des mots-clés qui n’ont rien en commun. Les écritures sans espaces sont comparées comme des textes entiers.',
      ],
    },
    'own-ranks': {
      title: 'Où vous apparaissez aussi',
      how: 'La dernière vérification de chaque expression et de chaque pays qui a trouvé l’un des comptes que vous avez indiqués comme vôtres, avec son meilleur rang, si aucune expression n’y suit ce compte.',
      details: [
        'Minimum : une vérification, et un compte que vous avez indiqué comme vôtre.',
        'Limites : parmi les vérifications quotidiennes, seule compte la dernière de chaque expression, et une vérification plus récente peut ne plus vous trouver.',
      ],
    },
    countries: {
      title: 'Une expression dans tous les pays',
      how: 'La dernière vérification de l’expression dans chaque pays. « Aussi » est le nombre de vidéos parmi les 10 premières des deux pays ; le nombre de suggestions est celui de votre dernière recherche dans ce pays.',
      details: [
        'Minimum : une vérification avec des résultats dans les deux pays. Un pays sans vérification reste vide.',
        'Limites : les vérifications peuvent dater de jours différents ; chacune indique son âge.',
      ],
    },
  },
}
